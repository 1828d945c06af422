import { type Filter, type FilterValue, isRecordFilter } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import { toStoredPhonePart } from "../db/stored-phone.ts";
import { type BoundList, type FieldSource, isTextField, referenceOf, sourceOf } from "./list.ts";
import { recordCondition } from "./record-condition.ts";
import { containsIdentifier, containsText, sameText } from "./text-conditions.ts";

/** A filter and its field. */
interface FilterOnField {
  readonly filter: Filter;
  readonly field: string;
}

/**
 * Whether a row matches a filter. A filter on a column of another table finds the matching rows there first and
 * compares references. Large tables use `exists`.
 */
export function conditionOf(list: BoundList, on: FilterOnField, value: FilterValue): SQL {
  const { filter } = on;
  if (isRecordFilter(filter)) return recordCondition(list, { filter, field: on.field }, [value].flat());
  const named = list.namedReferences?.[on.field];
  const source = named?.name ?? sourceOf(list, on.field);
  const reference = named ?? referenceOf(list, source);
  const isOwnText = !reference && isTextField(list, on.field);
  const matches =
    isOwnText && isLookup(filter) ? sameText(source, value) : comparison(list, on, source, value);
  if (!reference) return matches;
  const { from, to, isLarge } = reference;
  // Without a reference there is no value.
  const isMissing = filter.kind === "isEmpty" && value === "true" ? sql`${from} is null or ` : sql``;
  if (isLarge)
    return sql`(${isMissing}exists (select 1 from ${to.table} where ${to} = ${from} and ${matches}))`;
  const found = sql`(select ${to} from ${to.table} where ${matches})`;
  return sql`(${isMissing}${from} = any(array${found}))`;
}

function isLookup({ kind }: Filter): boolean {
  return kind === "select" || kind === "asyncSelect";
}

/** Equal to the value, or to one of the values. */
export function equals(source: FieldSource, value: FilterValue): SQL {
  if (typeof value === "string") return sql`${source} = ${value}`;
  const values = value.map((each) => sql`${each}`);
  return sql`${source} in (${sql.join(values, sql`, `)})`;
}

/** Whether a list that is separated by ", " has the value, or one of the values. */
function hasItem(source: FieldSource, value: FilterValue): SQL {
  const values = [value].flat().map((each) => sql`${each}`);
  return sql`string_to_array(${source}, ', ') && array[${sql.join(values, sql`, `)}]::text[]`;
}

function comparison(
  list: BoundList,
  { filter, field }: FilterOnField,
  source: FieldSource,
  value: FilterValue,
): SQL {
  if (filter.kind === "choice" && filter.isListItem) return hasItem(source, value);
  // The contract allows several values only for equality.
  if (typeof value !== "string") return equals(source, value);
  switch (filter.kind) {
    case "text":
      if (list.endpoint.fields[field]?.isIdentifier)
        return containsIdentifier(source, list.soughtAs?.[field]?.(value) ?? value);
      return containsText(source, isPhoneField(list, field) ? toStoredPhonePart(value) : value);
    case "select":
    case "asyncSelect":
    case "choice":
      return equals(source, value);
    case "month":
    case "year":
      return sql`${source} = ${Number(value)}`;
    case "yesNo":
      return sql`${source} = ${value === "true"}`;
    case "isEmpty":
      return value === "true" ? sql`${source} is null` : sql`${source} is not null`;
    case "number":
      return sql`${source} ${signs[filter.compare]} ${value}::numeric`;
    case "date": {
      const other = list.comparedAs?.[field];
      if (other) return sql`${other.source} ${signs[filter.compare]} ${other.valueOf(value)}`;
      return list.endpoint.fields[field]?.format === "dateTime"
        ? withinDays(source, filter.compare, value, list.timeZone())
        : sql`${source} ${signs[filter.compare]} ${value}`;
    }
  }
}

function isPhoneField({ endpoint }: BoundList, field: string): boolean {
  return endpoint.fields[field]?.format === "phone";
}

const signs = { on: sql`=`, equal: sql`=`, from: sql`>=`, to: sql`<=` };

/** A timestamp on, from, or up to a day in the business time zone. Days with a clock change have 23 or 25 hours. */
function withinDays(source: FieldSource, compare: "on" | "from" | "to", day: string, timeZone: string): SQL {
  const begins = sql`${source} >= (${day}::date)::timestamp at time zone ${timeZone}`;
  const ends = sql`${source} < (${day}::date + 1)::timestamp at time zone ${timeZone}`;
  switch (compare) {
    case "from":
      return sql`(${begins})`;
    case "to":
      return sql`(${ends})`;
    case "on":
      return sql`(${begins} and ${ends})`;
  }
}
