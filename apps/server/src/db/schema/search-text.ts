import { type SQL, sql } from "drizzle-orm";
import { text } from "drizzle-orm/pg-core";

/** The form in which searches compare texts: lowercase and without accents and tildes. */
export function searchKey(value: SQL): SQL {
  return sql`search_key(${value})`;
}

/**
 * A generated column with the values of other columns in the form in which searches compare them, each after a space.
 * A trigram index on it supports searches.
 * @param columns their names in the database; generated columns can't be among them
 */
export function searchText(...columns: readonly string[]) {
  const parts = columns.map((name) => `coalesce(' ' || ${name}, '')`);
  return text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`search_key(${parts.join(" || ")})`));
}
