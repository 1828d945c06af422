import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { BoundList } from "./list.ts";

const dialect = new PgDialect({ casing: "snake_case" });
const pieces = new WeakMap<BoundList, Map<string, SQL | "made anew">>();
/** The maximum number of cached snippets per list. */
const maxCached = 200;

/**
 * Caches the text of an SQL snippet that is the same for each request, since building it is expensive. Snippets with
 * values are built each time.
 */
export function cachedSql(list: BoundList, name: string, make: () => SQL): SQL {
  const cached = pieces.get(list) ?? new Map<string, SQL | "made anew">();
  pieces.set(list, cached);
  const found = cached.get(name);
  if (found !== undefined && found !== "made anew") return found;
  const piece = make();
  if (found === "made anew" || cached.size >= maxCached) return piece;
  const { sql: text, params } = dialect.sqlToQuery(piece);
  cached.set(name, params.length > 0 ? "made anew" : sql.raw(text));
  return piece;
}
