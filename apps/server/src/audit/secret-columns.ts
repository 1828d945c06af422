import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Row } from "../db/database.ts";
import { configEntries, users } from "../db/schema/index.ts";

/** What stands in the history in place of a secret. */
export const hiddenValue = "***";

/** Columns that hold secrets or hashes of them, by table; a function where it depends on the row. */
const secretColumns: Readonly<Record<string, (row: Row) => readonly string[]>> = {
  [getTableName(users)]: () => ["passwordHash", "totpSecret", "pendingTotpSecret"],
  [getTableName(configEntries)]: (row) => (row.isSecret === true ? ["value"] : []),
};

/** The columns of a row whose values stand in no history. */
export function secretsOf(table: PgTable, row: Row): readonly string[] {
  return secretColumns[getTableName(table)]?.(row) ?? [];
}
