import { type Filter, fieldOfFilter } from "@portico/contract";
import { is, type SQL, sql } from "drizzle-orm";
import { PgColumn } from "drizzle-orm/pg-core";
import type { Caller } from "../access/caller.ts";
import { visibleTo } from "../access/scope.ts";
import { type BoundList, type FieldSource, referenceOf, sourceOf } from "./list.ts";

/** The rows a caller sees that match every filter. */
export function matching(list: BoundList, caller: Caller, filters: Readonly<Record<string, string>>): SQL {
  const narrowed = Object.entries(filters).map(([name, value]) => {
    const filter = list.endpoint.filters[name];
    if (!filter) throw new Error(`The list "${list.id}" has no filter "${name}".`);
    return conditionOf(list, filter, sourceOf(list, fieldOfFilter(name, filter)), value);
  });
  return sql.join([inScope(list, caller), ...narrowed], sql` and `);
}

/** The rows of a list that a caller sees. */
export function inScope({ scope, only }: BoundList, caller: Caller): SQL {
  const visible = scope === "everyone" ? sql`true` : visibleTo(caller, scope.area, scope.agentId);
  return only ? sql`${only} and ${visible}` : visible;
}

/**
 * On a column of another table: refers to the rows there that match, which are found first. Where there can be but one,
 * that is said, so that the database may walk an index that begins with the reference. A large table is joined.
 */
function conditionOf(list: BoundList, filter: Filter, source: FieldSource, value: string): SQL {
  const matches = comparison(filter, source, value);
  const reference = referenceOf(list, source);
  if (!reference) return matches;
  const { from, to, isLarge } = reference;
  if (isLarge) return sql`exists (select 1 from ${to.table} where ${to} = ${from} and ${matches})`;
  const found = sql`(select ${to} from ${to.table} where ${matches})`;
  const isOne = filter.kind === "select" && is(source, PgColumn) && source.isUnique;
  return isOne ? sql`${from} = ${found}` : sql`${from} = any(array${found})`;
}

function comparison(filter: Filter, source: FieldSource, value: string): SQL {
  switch (filter.kind) {
    case "text":
      return foundIn(source, value);
    case "select":
    case "asyncSelect":
    case "choice":
      return sql`${source} = ${value}`;
    case "month":
    case "year":
      return sql`${source} = ${Number(value)}`;
    case "yesNo":
      return sql`${source} = ${value === "true"}`;
    case "number":
      return sql`${source} ${signs[filter.compare]} ${value}::numeric`;
    case "date":
      return sql`${source} ${signs[filter.compare]} ${value}`;
  }
}

const signs = { on: sql`=`, equal: sql`=`, from: sql`>=`, to: sql`<=` };

/** Trigrams, by which an index finds a text within others, are of so many characters. */
const trigram = 3;

/**
 * The text stands somewhere in the value, in any case. What has no case is looked for as it is, and what is too short
 * for an index in the value's small letters: both mean the same as `ilike`, which is slow over many rows.
 */
export function foundIn(source: FieldSource, text: string): SQL {
  if (hasNoCase(text)) return sql`${source} like ${`%${literal(text)}%`}`;
  if (text.length >= trigram) return sql`${source} ilike ${`%${literal(text)}%`}`;
  return sql`lower(${source}) like lower(${`%${literal(text)}%`})`;
}

/** Whether a text is of digits, spaces and signs alone. */
function hasNoCase(text: string): boolean {
  return /^[ -@[-`{-~]*$/.test(text);
}

/** The text as a pattern that means just itself. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
