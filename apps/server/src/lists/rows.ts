import type { Field, Format } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import { type Database, type Row, rowsOf } from "../db/database.ts";
import { cachedSql } from "./cached-sql.ts";
import { joinsForFields } from "./joins.ts";
import { type BoundList, keyType, sourceOf } from "./list.ts";
import type { RowSet } from "./row-set.ts";

/** Reads rows by ID, in the order of `ids`. Skips rows that no longer exist. */
export async function readRows(
  database: Database,
  { list, from }: RowSet,
  ids: readonly string[],
  fields: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(
    database,
    sql`select ${list.key} as ${sql.identifier(rowKey)}, ${selectFields(list, fields)}
      from ${from} ${joinsForFields(list, fields)}
      where ${list.key} = any(${sql.param(ids)}::${keyType(list)}[])`,
  );
  const byId = new Map(rows.map((row) => [String(row[rowKey]), row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toWireRow(list, row, fields)] : [];
  });
}

/** Column name of the ID, in addition to the fields. */
const rowKey = "row key";

/** Selects fields under their names. */
export function selectFields(list: BoundList, fields: readonly string[]): SQL {
  return cachedSql(list, `fields ${fields.join()}`, () => {
    const selected = fields.map((field) => sql`${sourceOf(list, field)} as ${sql.identifier(field)}`);
    return sql.join(selected, sql`, `);
  });
}

/** Converts a database row to the contract's types. */
export function toWireRow({ endpoint }: BoundList, row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(fields.map((field) => [field, toWireValue(endpoint.fields[field], row[field])]));
}

/** Converts a database value to the contract's type. */
export function toWireValue(field: Field | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const format: Format = field?.format ?? "text";
  switch (format) {
    case "money":
    case "number":
    case "percent":
    case "month":
    case "year":
      return Number(value);
    case "dateTime":
      return new Date(String(value)).toISOString();
    case "yesNo":
      return value;
    case "date":
    case "id":
    case "phone":
    case "ssn":
    case "status":
    case "text":
      return String(value);
  }
}

/** Nests fields with dotted names: `{ "months.may": 1 }` becomes `{ months: { may: 1 } }`. */
export function nestDottedNames(row: Row): Row {
  const result: Record<string, unknown> = {};
  const groups = new Map<string, Record<string, unknown>>();
  for (const [name, value] of Object.entries(row)) {
    const dot = name.indexOf(".");
    if (dot < 0) {
      result[name] = value;
      continue;
    }
    const head = name.slice(0, dot);
    const group = groups.get(head) ?? {};
    group[name.slice(dot + 1)] = value;
    groups.set(head, group);
    result[head] = group;
  }
  return result;
}
