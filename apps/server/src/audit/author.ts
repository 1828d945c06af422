import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Changes } from "./parts.ts";

/** Changes of the parts of a row, for the history of the row's next write. */
export interface PartChanges {
  /** The row's table and id: `contacts/…`. */
  readonly of: string;
  readonly changes: Changes;
}

/**
 * Says who writes, until the transaction ends: the triggers put it into the history of every row that has versions, and
 * refuse writes without it.
 * @param by a user's id, or null for the product itself
 */
export async function setAuthor(
  transaction: Database,
  by: string | null,
  parts?: PartChanges,
): Promise<void> {
  const hasChanged = parts !== undefined && Object.keys(parts.changes).length > 0;
  const changes = hasChanged ? JSON.stringify({ [parts.of]: parts.changes }) : "";
  await transaction.execute(
    sql`select set_config('portico.author', ${by ?? "system"}, true), set_config('portico.parts', ${changes}, true)`,
  );
}

/** Says that the product itself writes what follows on this connection, which nobody else uses meanwhile. */
export async function setSystemAuthor(connection: Database): Promise<void> {
  await connection.execute(sql`set portico.author = 'system'`);
}

/** Takes that back. */
export async function unsetAuthor(connection: Database): Promise<void> {
  await connection.execute(sql`reset portico.author`);
}
