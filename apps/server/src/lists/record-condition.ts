import type { RecordFilter } from "@portico/contract";
import { or, type SQL, sql } from "drizzle-orm";
import { isUuid } from "../db/is-uuid.ts";
import { agents, carriers } from "../db/schema/index.ts";
import { type BoundList, type FieldSource, referenceOf, sourceOf } from "./list.ts";
import { containsText, sameText } from "./text-conditions.ts";

/** The tables with the records that filters match by name, by the lookups that offer them. */
const recordTables = { "agents.lookup": agents, "carriers.lookup": carriers };
type RecordTable = (typeof recordTables)[keyof typeof recordTables];

/**
 * A condition for agents or carriers whose name contains a text, ignoring case. If the text is a whole name, only for
 * those with this name: otherwise nobody could choose "Aetna" next to "Aetna CVS Health".
 * @param name the column or expression with the name
 */
export function isNamedLike(table: RecordTable, text: string, name: FieldSource = table.name): SQL {
  const whole = sql`exists (select 1 from ${table} as whole where ${sameText(sql`whole.name`, text)})`;
  return sql`(${sameText(name, text)} or (${containsText(name, text)} and not ${whole}))`;
}

/** Whether a row is of one of some agents or carriers, each given by its ID or by text in its name. */
export function recordCondition(
  list: BoundList,
  { filter, field }: { readonly filter: RecordFilter; readonly field: string },
  values: readonly string[],
): SQL {
  const table = tableOf(filter);
  const ids = idsOf(list, field);
  const conditions = values.map((value) => {
    if (ids) return isUuid(value) ? sql`${ids} = ${value}` : isOneOf(ids, table, value);
    const name = sourceOf(list, field);
    if (!isUuid(value)) return isNamedLike(table, value, name);
    return sql`${name} = (select ${table.name} from ${table} where ${table.id} = ${value})`;
  });
  return or(...conditions) ?? sql`false`;
}

/** @throws Error if nothing says which table has the records */
function tableOf({ options }: RecordFilter): RecordTable {
  const tables: Readonly<Record<string, RecordTable>> = recordTables;
  const table = tables[options];
  if (!table)
    throw new Error(`Filters can't match names of "${options}". Add its table to \`recordTables\`.`);
  return table;
}

/** Finds the IDs first, so that an index on them can be used. */
function isOneOf(ids: FieldSource, table: RecordTable, text: string): SQL {
  return sql`${ids} = any(array(select ${table.id} from ${table} where ${isNamedLike(table, text)}))`;
}

/** The column with the IDs of a field's agents or carriers. Undefined if the list has only their names. */
function idsOf(list: BoundList, field: string): FieldSource | undefined {
  const source = sourceOf(list, field);
  if (list.endpoint.fields[field]?.format === "id") return source;
  const name = `${field}Id`;
  return (
    list.idsOf?.[field] ??
    referenceOf(list, source)?.from ??
    (Object.hasOwn(list.fields, name) ? sourceOf(list, name) : undefined)
  );
}
