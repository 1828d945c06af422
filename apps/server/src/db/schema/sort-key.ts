import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * What texts are sorted by, so that both databases sort them as people expect: without case and accents, Ángel next to
 * Angela, and Ñ after N. An index on it serves the order.
 */
export function sortKey(text: PgColumn | SQL): SQL {
  return sql`sort_key(${text}) collate "C"`;
}
