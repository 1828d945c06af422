import { type Filter, fieldOfFilter } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { visibleTo } from "../access/scope.ts";
import { type BoundList, type FieldSource, sourceOf } from "./list.ts";

/** The rows a caller sees that match every filter. */
export function matching(list: BoundList, caller: Caller, filters: Readonly<Record<string, string>>): SQL {
  const narrowed = Object.entries(filters).map(([name, value]) => {
    const filter = list.endpoint.filters[name];
    if (!filter) throw new Error(`The list "${list.id}" has no filter "${name}".`);
    return conditionOf(filter, sourceOf(list, fieldOfFilter(name, filter)), value);
  });
  return sql.join([visibleTo(caller, list.area, list.agentId), ...narrowed], sql` and `);
}

function conditionOf(filter: Filter, source: FieldSource, value: string): SQL {
  switch (filter.kind) {
    case "text":
      return sql`${source} ilike ${`%${literal(value)}%`}`;
    case "select":
      return sql`${source} = ${value}`;
    case "date":
      return sql`${source} ${comparisons[filter.compare]} ${value}`;
  }
}

const comparisons = { on: sql`=`, from: sql`>=`, to: sql`<=` };

/** The text as a pattern that means just itself. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
