import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Changes of the parts of a row, for the history of the row's next write. */
export interface ChildRowChanges {
  /** The row's table and id: `contacts/…`. */
  readonly ownerRow: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/**
 * Says who writes, until the transaction ends: the triggers put it into the history of every row that has versions, and
 * refuse writes without it.
 * @param by a user's id, or null for the product itself
 */
export async function setAuthor(
  transaction: Database,
  by: string | null,
  parts?: ChildRowChanges,
): Promise<void> {
  const hasChanged = parts !== undefined && Object.keys(parts.changes).length > 0;
  const changes = hasChanged ? JSON.stringify({ [parts.ownerRow]: parts.changes }) : "";
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
