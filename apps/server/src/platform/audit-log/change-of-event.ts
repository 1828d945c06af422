import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../db/database.ts";
import { audit, rowHistory } from "../../db/schema/index.ts";

/** A change of one column. `from` is missing if the event created the row, `to` if it deleted the row. */
export type ColumnChange = z.infer<typeof columnChange>;

/** A change of one row. */
export interface RowChange {
  /** The name of the row's table. */
  readonly entity: string;
  /** By property name. */
  readonly columns: ReadonlyMap<string, ColumnChange>;
}

const columnChange = z.object({ from: z.unknown().optional(), to: z.unknown().optional() });
const historyRow = z.object({ entity: z.string(), changes: z.record(z.string(), columnChange) });

/**
 * The changes of an event to its row (`policies/{id}`). Undefined if it changed none. The row's history and the event
 * have the same transaction time.
 */
export async function changeOfEvent(database: Database, eventId: string): Promise<RowChange | undefined> {
  const rows = await rowsOf(
    database,
    sql`select history.entity, history.changes from ${audit}
      join ${rowHistory} history on history.changed_at = ${audit.occurredAt}
        and history.entity = split_part(${audit.data1}, '/', 1)
        and history.entity_id = split_part(${audit.data1}, '/', 2)
      where ${audit.sequenceNumber} = ${eventId}
      order by history.version`,
  );
  const versions = z.array(historyRow).parse(rows);
  const [first] = versions;
  return first && { entity: first.entity, columns: combined(versions.map(({ changes }) => changes)) };
}

/** Combines several changes of a row into one, from the first value to the last. */
function combined(changes: readonly Readonly<Record<string, ColumnChange>>[]): Map<string, ColumnChange> {
  const columns = new Map<string, ColumnChange>();
  for (const [name, change] of changes.flatMap((each) => Object.entries(each))) {
    const before = columns.get(name) ?? change;
    columns.set(name, {
      ...("from" in before && { from: before.from }),
      ...("to" in change && { to: change.to }),
    });
  }
  return columns;
}
