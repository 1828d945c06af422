import type { Field } from "@portico/contract";
import { endpoints, type ListId } from "@portico/contract";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { List } from "../../lists/list.ts";

/** How the lists show a column of their table. */
export interface EntityField {
  readonly field: Field;
  /** For references: the name column of the referenced table, and its ID column. */
  readonly named?: { readonly id: PgColumn; readonly name: PgColumn };
}

/**
 * How the lists of a table show its columns, by property name: label and format, and for a reference, such as an
 * agent, the column with the name.
 */
export function entityFields(
  lists: readonly List<ListId, string>[],
  entity: string,
): ReadonlyMap<string, EntityField> {
  const found = new Map<string, EntityField>();
  for (const { id, table, fields, references } of lists) {
    if (!is(table, PgTable) || getTableName(table) !== entity) continue;
    const columns = Object.entries(getTableColumns(table));
    const nameOf = (column: PgColumn) => columns.find(([, each]) => each === column)?.[0] ?? column.name;
    const labels: Readonly<Record<string, Field>> = endpoints[id].fields;
    for (const [label, source] of Object.entries(fields)) {
      const field = labels[label];
      if (!field || !is(source, PgColumn)) continue;
      const reference = references.find(({ to }) => to.table === source.table);
      if (source.table === table && !found.has(nameOf(source))) found.set(nameOf(source), { field });
      else if (reference && !found.get(nameOf(reference.from))?.named)
        found.set(nameOf(reference.from), { field, named: { id: reference.to, name: source } });
    }
  }
  return found;
}
