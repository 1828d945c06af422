import { undoLasts } from "@portico/contract";
import type { Caller } from "../../access/caller.ts";
import type { Database, Row } from "../../db/database.ts";
import { undoableChanges } from "../../db/schema/index.ts";
import { sweepExpired } from "../../db/sweep-expired.ts";
import type { BusinessClock } from "../../time/business-clock.ts";
import { callOf, prefixOf } from "../calls.ts";
import type { WorkContext } from "./work.ts";

/** How much later than the user's 20 seconds a request may arrive, in milliseconds. */
const travelTime = 5_000;

/** The bulk calls that can be undone. */
export type UndoableCall = "setStatuses" | "assign";

/** A bulk change, within its transaction. */
export interface UndoableChange {
  readonly call: UndoableCall;
  readonly caller: Caller;
  readonly clock: Pick<BusinessClock, "now">;
  /** The changed rows, as returned by the update. */
  readonly rows: readonly Row[];
  /** The follow-ups that the change has added, in the order of the rows. @default none */
  readonly followUpIds?: readonly string[];
}

/**
 * Stores what is needed to undo a bulk change, in its transaction.
 * @returns the `undo` of the response. Undefined if the contract doesn't declare the call as undoable
 */
export async function recordUndo(
  transaction: Database,
  { list }: Pick<WorkContext, "list">,
  { call, caller, clock, rows, followUpIds }: UndoableChange,
): Promise<{ readonly id: string; readonly until: string } | undefined> {
  if (!callOf(list.id, call)?.isUndoable) return undefined;
  const now = clock.now();
  await sweepExpired(transaction, undoableChanges, now);
  const until = now.getTime() + undoLasts;
  const [stored] = await transaction
    .insert(undoableChanges)
    .values({
      userId: caller.userId,
      listId: list.id,
      endpoint: `${prefixOf(list.id)}.${call}`,
      rowIds: rows.map(({ id }) => String(id)),
      versions: rows.map(({ version }) => Number(version)),
      ...(followUpIds && { followUpIds: [...followUpIds] }),
      expiresAt: new Date(until + travelTime),
    })
    .returning({ id: undoableChanges.id });
  if (!stored) throw new Error("An undoable change was written but not returned.");
  return { id: stored.id, until: new Date(until).toISOString() };
}
