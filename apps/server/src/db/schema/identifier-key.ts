import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * The form in which identifiers are compared, such as policy numbers: without dashes and in lowercase. The same as
 * `identifierKey` of `@portico/endpoints`. An index on it supports comparisons, and a trigram index filters.
 */
export function identifierKey(text: PgColumn | SQL): SQL {
  return sql`identifier_key(${text})`;
}
