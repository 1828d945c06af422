import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Database, type Row, rowsOf } from "../../db/database.ts";
import { audit } from "../../db/schema/index.ts";

/** Identifies the format of the hash, so that it can change later. */
const form = "portico-audit-day-1";
const rowsPerQuery = 5_000;

/** The hash of a day's audit records. */
export interface HashedDay {
  readonly rowCount: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

/**
 * Hashes all audit rows written on a day (UTC, `YYYY-MM-DD`) in the order they were written, together with the previous
 * day's hash. Includes every column except the sequence number, which was added after the first seals.
 */
export async function hashDay(
  database: Database,
  day: string,
  previousHash: string | null,
): Promise<HashedDay> {
  const hash = createHash("sha256").update(JSON.stringify([form, day, previousHash]));
  let rowCount = 0;
  for await (const rows of rowsOfDay(database, day)) {
    rowCount += rows.length;
    for (const row of rows) hash.update(`\n${JSON.stringify(Object.values(row))}`);
  }
  return { rowCount, hash: hash.digest("hex") };
}

async function* rowsOfDay(database: Database, day: string): AsyncGenerator<Row[]> {
  let after: SQL | undefined;
  while (true) {
    const rows = await rowsOf(
      database,
      sql`select ${audit.id}::text as id, ${instantText(audit.writtenAt)} as written_at, ${audit.category},
        ${audit.createdBy}::text as created_by, ${instantText(audit.occurredAt)} as occurred_at,
        ${instantText(audit.lastOccurredAt)} as last_occurred_at, ${audit.count}, ${audit.data1}, ${audit.data2},
        ${audit.screenId}, ${audit.screenVersion}, ${audit.result}
      from ${audit}
      where ${audit.writtenAt} >= ${day}::date::timestamp at time zone 'UTC'
        and ${audit.writtenAt} < (${day}::date + 1)::timestamp at time zone 'UTC'
        and ${after ?? sql`true`}
      order by ${audit.writtenAt}, ${audit.id}
      limit ${rowsPerQuery}`,
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerQuery) return;
    after = sql`(${audit.writtenAt}, ${audit.id}) > (${last.written_at}::timestamptz, ${last.id}::uuid)`;
  }
}

/** A timestamp with microseconds, independent of the session's time zone. */
function instantText(column: PgColumn): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
