import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Changes of a row's child rows, for the history entry of the row's next write. */
export interface ChildRowChanges {
  /** The row's table and ID: `contacts/…`. */
  readonly ownerRow: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/**
 * Sets the author until the transaction ends. Triggers store the author in the history of every versioned row and
 * reject writes without one.
 * @param by a user's ID, or null for the system
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

/**
 * Sets the system as the author of all following writes on this connection. The connection must not be shared
 * meanwhile.
 */
export async function setSystemAuthor(connection: Database): Promise<void> {
  await connection.execute(sql`set portico.author = 'system'`);
}

/** Unsets the author of this connection. */
export async function unsetAuthor(connection: Database): Promise<void> {
  await connection.execute(sql`reset portico.author`);
}
