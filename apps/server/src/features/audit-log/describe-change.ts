import type { ListId } from "@portico/contract";
import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../db/database.ts";
import { exportText } from "../../lists/export/formats/export-text.ts";
import type { List } from "../../lists/list.ts";
import type { RowChange } from "./change-of-event.ts";
import { type EntityField, entityFields } from "./entity-fields.ts";
import { formatAuditValue, labelOf, words } from "./format-audit-value.ts";

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
