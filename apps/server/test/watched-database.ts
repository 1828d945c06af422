import type { Database } from "../src/db/database.ts";

/** A database that counts its raw queries and can fail before one of them. */
export interface WatchedDatabase {
  readonly database: Database;
  readonly queries: { count: number; awayAfter: number };
}

/** Wraps a database to count queries. */
export function watch(database: Database): WatchedDatabase {
  const queries = { count: 0, awayAfter: Number.POSITIVE_INFINITY };
  const execute: Database["execute"] = (query) => {
    queries.count++;
    if (queries.count > queries.awayAfter) {
      throw Object.assign(new Error("The database connection was lost."), { code: "57P01" });
    }
    return database.execute(query);
  };
  return {
    database: new Proxy(database, {
      get: (whole, key) => (key === "execute" ? execute : Reflect.get(whole, key)),
    }),
    queries,
  };
}
