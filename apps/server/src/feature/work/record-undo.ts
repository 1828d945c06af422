import { randomUUID } from "node:crypto";
import { undoLasts } from "@portico/contract";
import { eq } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import type { Database, Row } from "../../db/database.ts";
import { undoableChanges } from "../../db/schema/index.ts";
import { sweepExpired } from "../../db/sweep-expired.ts";
import type { BusinessClock } from "../../time/business-clock.ts";
import { callOf, prefixOf } from "../calls.ts";
import type { WorkContext } from "./work.ts";

/** How much later than the user's 20 seconds a request may arrive, in milliseconds. */
const travelTime = 5_000;
/** More than any bulk change takes, in milliseconds. */
const maxDuration = 24 * 60 * 60_000;

/** The bulk calls that can be undone. */
export type UndoableCall = "setStatuses" | "assign";

/** Who makes a bulk change. */
interface Change {
  readonly caller: Caller;
  readonly clock: Pick<BusinessClock, "now">;
}

/** Rows of a list that a bulk change has changed. */
interface ChangedRows {
  readonly list: WorkContext["list"];
  readonly call: UndoableCall;
  /** The changed rows, as returned by the update. */
  readonly rows: readonly Row[];
  /** The follow-ups that the change has added, in the order of the rows. @default none */
  readonly followUpIds?: readonly string[];
}

/** A bulk change, within its transaction. */
export interface UndoableChange extends Change, Omit<ChangedRows, "list"> {}

/** The `undo` of a response. */
interface UndoOffer {
  readonly id: string;
  readonly until: string;
}

/** A bulk change of several lists that is being stored. */
interface UndoParts {
  /** Stores some of the changed rows. */
  add(part: ChangedRows): Promise<void>;
  /** Starts the time to undo the change. Nothing can be added afterwards. */
  finish(): Promise<UndoOffer>;
}

/**
 * Stores what is needed to undo a bulk change, in its transaction.
 * @returns the `undo` of the response. Undefined if the contract doesn't declare the call as undoable
 */
export async function recordUndo(
  transaction: Database,
  { list }: Pick<WorkContext, "list">,
  { caller, clock, ...changed }: UndoableChange,
): Promise<UndoOffer | undefined> {
  if (!callOf(list.id, changed.call)?.isUndoable) return undefined;
  const parts = undoParts(transaction, { caller, clock });
  await parts.add({ list, ...changed });
  return parts.finish();
}

/** Stores what is needed to undo a bulk change of several lists as one, in its transaction. */
export function undoParts(transaction: Database, { caller, clock }: Change): UndoParts {
  const id = randomUUID();
  // Long changes must not be swept before they are finished.
  const expiresAt = new Date(clock.now().getTime() + maxDuration);
  let part = 0;
  return {
    add: async ({ list, call, rows, followUpIds }) => {
      await transaction.insert(undoableChanges).values({
        id,
        part: part++,
        userId: caller.userId,
        listId: list.id,
        endpoint: `${prefixOf(list.id)}.${call}`,
        rowIds: rows.map(({ id }) => String(id)),
        versions: rows.map(({ version }) => Number(version)),
        ...(followUpIds && { followUpIds: [...followUpIds] }),
        expiresAt,
      });
    },
    finish: async () => {
      const now = clock.now();
      await sweepExpired(transaction, undoableChanges, now);
      const until = now.getTime() + undoLasts;
      await transaction
        .update(undoableChanges)
        .set({ expiresAt: new Date(until + travelTime) })
        .where(eq(undoableChanges.id, id));
      return { id, until: new Date(until).toISOString() };
    },
  };
}
