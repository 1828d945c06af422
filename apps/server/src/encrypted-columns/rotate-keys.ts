import { getTableName, sql } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit.ts";
import { setAuthor } from "../db/author.ts";
import { columnName } from "../db/column-name.ts";
import { type Database, rowsOf } from "../db/database.ts";
import type { Encryption } from "../encryption/encryption.ts";
import type { EncryptedColumn } from "./encrypted-column.ts";

const rowsPerTransaction = 500;

/** How many values of a column were encrypted again. */
interface Rotated {
  readonly name: string;
  readonly count: number;
}

/**
 * Encrypts all values of these columns that were encrypted with an older key, in small transactions while servers run.
 * The saved responses of repeated requests are none of them: they expire within a day.
 * @throws DecryptionError if a value's key is missing. Values encrypted until then stay so; it can be run again.
 */
export async function rotateKeys(
  database: Database,
  encryption: Encryption,
  columns: readonly EncryptedColumn[],
): Promise<readonly Rotated[]> {
  const rotated: Rotated[] = [];
  for (const encrypted of columns) {
    let count = 0;
    for (let done = rowsPerTransaction; done === rowsPerTransaction; count += done) {
      done = await rotateSome(database, encryption, encrypted);
    }
    const name = `${getTableName(encrypted.column.table)}.${columnName(encrypted.column)}`;
    if (count > 0) {
      const result = `${count} encrypted with the new key`;
      await recordAudit(database, { category: "configuration", createdBy: null, data1: name, result });
    }
    rotated.push({ name, count });
  }
  return rotated;
}

function rotateSome(
  database: Database,
  encryption: Encryption,
  { key, column, contextOf }: EncryptedColumn,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await setAuthor(transaction, null);
    const rows = await rowsOf(
      transaction,
      sql`select ${key} as key, ${column} as value from ${column.table}
        where ${column} like ${encryption.anyKeyPattern} and ${column} not like ${encryption.currentKeyPattern}
        order by ${key} limit ${rowsPerTransaction} for update`,
    );
    for (const row of rows) {
      const context = contextOf(String(row.key));
      const value = encryption.encrypt(encryption.decrypt(String(row.value), context), context);
      await transaction.execute(
        sql`update ${column.table} set ${sql.identifier(columnName(column))} = ${value} where ${key} = ${row.key}`,
      );
    }
    return rows.length;
  });
}
