import type { Caller } from "../access/caller.ts";
import { checkVersion } from "../audit/check-version.ts";
import type { Database } from "../db/database.ts";
import { findRow } from "../lists/find-row.ts";
import type { BoundList } from "../lists/list.ts";
import { nestDottedNames } from "../lists/rows.ts";
import { responseFields } from "./crud/read-row.ts";
import { thisRow } from "./row-noun.ts";

interface Versions {
  readonly id: string;
  /** The version that was read. Undefined to overwrite any version. */
  readonly expectedVersion: number | undefined;
  /** The current version. */
  readonly version: number;
}

/**
 * Throws if a row has changed since it was read. Ignores a row that has left the list, because the write itself
 * rejects it.
 * @throws Failure 412 with all fields of the row, so that a form can compare each
 */
export async function requireCurrentVersion(
  transaction: Database,
  list: BoundList,
  caller: Caller,
  { id, expectedVersion, version }: Versions,
): Promise<void> {
  if (expectedVersion === undefined || expectedVersion === version) return;
  const current = await findRow(transaction, list, caller, id, responseFields(list, "update"));
  if (current)
    checkVersion({ thing: thisRow(list), expectedVersion, version, current: () => nestDottedNames(current) });
}
