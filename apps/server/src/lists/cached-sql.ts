import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { BoundList } from "./list.ts";

const dialect = new PgDialect({ casing: "snake_case" });
const pieces = new WeakMap<BoundList, Map<string, SQL | "made anew">>();
/** So many pieces of a list are kept: what is asked for in more ways than that is written anew. */
const mostKept = 200;

/**
 * A piece of SQL that is the same at each request: its text is made once, since making it costs more than most of the
 * rest. A piece with values in it may change, and is made anew.
 */
export function cachedSql(list: BoundList, name: string, make: () => SQL): SQL {
  const kept = pieces.get(list) ?? new Map<string, SQL | "made anew">();
  pieces.set(list, kept);
  const found = kept.get(name);
  if (found !== undefined && found !== "made anew") return found;
  const piece = make();
  if (found === "made anew" || kept.size >= mostKept) return piece;
  const { sql: text, params } = dialect.sqlToQuery(piece);
  kept.set(name, params.length > 0 ? "made anew" : sql.raw(text));
  return piece;
}
