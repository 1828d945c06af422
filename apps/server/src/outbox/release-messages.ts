import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";
import type { PausedKind } from "./message-kinds.ts";

/** Messages whose purpose was fulfilled. */
interface Fulfilled {
  readonly kind: PausedKind;
  readonly about: string;
  readonly now: Date;
}

/** Stops counting messages for the pause of their kind. Limits per recipient and sender still count them. */
export async function releaseMessages(transaction: Database, { kind, about, now }: Fulfilled): Promise<void> {
  await transaction
    .update(outbox)
    .set({ releasedAt: now })
    .where(and(eq(outbox.kind, kind), eq(outbox.about, about), isNull(outbox.releasedAt)));
}
