import type { Caller } from "../access/caller.ts";
import { checkVersion } from "../audit/check-version.ts";
import type { Database } from "../db/database.ts";
import { findRow } from "../lists/find-row.ts";
import type { BoundList } from "../lists/list.ts";
import { rowFields } from "../lists/row-fields.ts";
import { nestDottedNames } from "../lists/rows.ts";

interface Versions {
  readonly id: string;
  /** What a person calls the row. */
  readonly noun: string;
  /** The version that was read; undefined where whatever is there is written over. */
  readonly expectedVersion: number | undefined;
  /** The version it has now. */
  readonly version: number;
}

/**
 * Refuses to write over what somebody else has changed since it was read. A row that has left the list is let through:
 * the change itself says so.
 * @throws Failure 412 with the row as the list shows it
 */
export async function refuseStaleRow(
  transaction: Database,
  list: BoundList,
  caller: Caller,
  { id, noun, expectedVersion, version }: Versions,
): Promise<void> {
  if (expectedVersion === undefined || expectedVersion === version) return;
  const current = await findRow(transaction, list, caller, id, rowFields(list.endpoint, undefined));
  if (current)
    checkVersion({ thing: noun, expectedVersion, version, current: () => nestDottedNames(current) });
}
