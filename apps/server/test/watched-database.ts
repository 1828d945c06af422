import type { Database } from "../src/db/database.ts";

/** A database that counts its hand-written queries, and goes away before one of them where it is told to. */
export interface WatchedDatabase {
  readonly database: Database;
  readonly queries: { count: number; awayAfter: number };
}

/** Watches a database. */
export function watch(database: Database): WatchedDatabase {
  const queries = { count: 0, awayAfter: Number.POSITIVE_INFINITY };
  const execute: Database["execute"] = (query) => {
    queries.count++;
    if (queries.count > queries.awayAfter) {
      throw Object.assign(new Error("The database went away."), { code: "57P01" });
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
