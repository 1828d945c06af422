import { endpoints, type Field, type ListId } from "@portico/contract";
import { formatDate, formatDateTime, formatYesNo } from "@portico/format";
import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Database, rowsOf } from "../../db/database.ts";
import { exportText } from "../../lists/export/formats/export-text.ts";
import type { List } from "../../lists/list.ts";
import type { RowChange } from "./change-of-event.ts";

/** A changed field, formatted for display. */
export interface DescribedChange {
  readonly field: string;
  /** Null if the event created the row. */
  readonly before: string | null;
  /** Null if the event deleted the row. */
  readonly after: string | null;
}

interface DescribeOptions {
  readonly lists: readonly List<ListId, string>[];
  readonly timeZone: string;
}

/** The changed fields with the values before and after. Leaves out empty fields of created or deleted rows. */
export async function describeChange(
  database: Database,
  { entity, columns }: RowChange,
  { lists, timeZone }: DescribeOptions,
): Promise<DescribedChange[]> {
  const fields = entityFields(lists, entity);
  const names = await referencedNames(database, columns, fields);
  return [...columns].flatMap(([column, change]) => {
    const text = (value: unknown) => {
      const { field, named } = fields.get(column) ?? {};
      const name = named && names.get(String(value));
      if (name !== undefined) return name;
      return field && typeof value !== "object" && value !== hidden && !named
        ? exportText(field, value, timeZone)
        : formatAuditValue(value, timeZone);
    };
    const side = (key: "from" | "to") => (key in change ? text(change[key]) || words.empty : null);
    const [before, after] = [side("from"), side("to")];
    const isNothing = [before, after].every((value) => value === null || value === words.empty);
    return isNothing ? [] : [{ field: fields.get(column)?.field.label ?? labelOf(column), before, after }];
  });
}

/** The value that the history has for secrets. */
const hidden = "***";

/** The names of the rows that changed IDs refer to, by ID. */
async function referencedNames(
  database: Database,
  columns: RowChange["columns"],
  fields: ReadonlyMap<string, EntityField>,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [column, { from, to }] of columns) {
    const named = fields.get(column)?.named;
    const ids = [from, to].filter((id) => typeof id === "string");
    if (!named || ids.length === 0) continue;
    const rows = await rowsOf(
      database,
      sql`select ${named.id}::text as id, ${named.name}::text as name from ${named.id.table}
        where ${named.id}::text = any(${sql.param(ids)}::text[])`,
    );
    for (const { id, name } of rows) names.set(String(id), String(name));
  }
  return names;
}

/** Texts of the response besides labels and values. */
const words = { empty: "Empty" };

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}(:?\d{2})?)$/;

/** Formats a value that no list shows. Empty values return an empty text. */
export function formatAuditValue(value: unknown, timeZone: string): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return formatYesNo(value);
  if (Array.isArray(value)) return value.map((each) => formatAuditValue(each, timeZone)).join("; ");
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([name, part]) => [
      labelOf(name),
      formatAuditValue(part, timeZone),
    ]);
    return parts.flatMap(([label, text]) => (text === "" ? [] : [`${label}: ${text}`])).join(", ");
  }
  const text = String(value);
  if (day.test(text)) return formatDate(text);
  return instant.test(text) ? formatDateTime(text, { timeZone }) : text;
}

/** A column name as a label: `mustChangePassword` becomes `Must change password`. */
export function labelOf(name: string): string {
  const text = name.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How the lists show a column of their table. */
interface EntityField {
  readonly field: Field;
  /** For references: the name column of the referenced table, and its ID column. */
  readonly named?: { readonly id: PgColumn; readonly name: PgColumn };
}

/**
 * How the lists of a table show its columns, by property name: label and format, and for a reference, such as an
 * agent, the column with the name.
 */
function entityFields(
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
