import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../db/database.ts";
import { audit, rowHistory } from "../../db/schema/index.ts";

/** What an event did to one column: `from` is absent where it created the row, `to` where it removed it. */
export type ColumnChange = z.infer<typeof columnChange>;

/** What an event did to a row. */
export interface RowChange {
  /** The name of the row's table. */
  readonly entity: string;
  /** By column, as the code names columns. */
  readonly columns: ReadonlyMap<string, ColumnChange>;
}

const columnChange = z.object({ from: z.unknown().optional(), to: z.unknown().optional() });
const historyRow = z.object({ entity: z.string(), changes: z.record(z.string(), columnChange) });

/**
 * What an event did to the row that it names (`policies/{id}`), undefined where it changed none. The history of that row
 * and the event have the time of the same transaction.
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

/** What several changes of a row come to: from what it was before the first to what it is after the last. */
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
