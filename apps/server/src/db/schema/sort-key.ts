import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * The sort key of texts, which makes both databases sort alike: ignoring case and accents, with Ángel next to Angela,
 * and Ñ after N. An index on it supports the sort order.
 */
export function sortKey(text: PgColumn | SQL): SQL {
  return sql`sort_key(${text}) collate "C"`;
}
