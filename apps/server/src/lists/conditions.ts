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
export function inScope({ scope }: BoundList, caller: Caller): SQL {
  return scope === "everyone" ? sql`true` : visibleTo(caller, scope.area, scope.agentId);
}

/**
 * On a column of another table: refers to the rows there that match, which are found first. Where there can be but one,
 * that is said, so that the database may walk an index that begins with the reference.
 */
function conditionOf(list: BoundList, filter: Filter, source: FieldSource, value: string): SQL {
  const matches = comparison(filter, source, value);
  const reference = referenceOf(list, source);
  if (!reference) return matches;
  const { from, to } = reference;
  const found = sql`(select ${to} from ${to.table} where ${matches})`;
  const isOne = filter.kind === "select" && is(source, PgColumn) && source.isUnique;
  return isOne ? sql`${from} = ${found}` : sql`${from} = any(array${found})`;
}

function comparison(filter: Filter, source: FieldSource, value: string): SQL {
  switch (filter.kind) {
    case "text":
      return foundIn(source, value);
    case "select":
      return sql`${source} = ${value}`;
    case "date":
      return sql`${source} ${signs[filter.compare]} ${value}`;
  }
}

const signs = { on: sql`=`, from: sql`>=`, to: sql`<=` };

/** The text stands somewhere in the value, in any case. */
export function foundIn(source: FieldSource, text: string): SQL {
  return sql`${source} ilike ${`%${literal(text)}%`}`;
}

/** The text as a pattern that means just itself. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
