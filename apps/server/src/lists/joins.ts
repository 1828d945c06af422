import { eq, type SQL, sql } from "drizzle-orm";
import { type BoundList, type FieldSource, referenceOf, sourceOf } from "./list.ts";

/**
 * The joins that these sources ask for, and no other: a join that is not there costs nothing, and leaves the database
 * free to answer from an index alone.
 */
export function joinsFor(list: BoundList, sources: readonly FieldSource[]): SQL {
  const needed = new Set(sources.flatMap((source) => referenceOf(list, source) ?? []));
  const joins = [...needed].map(({ from, to }) => sql`left join ${to.table} on ${eq(to, from)}`);
  return sql.join(joins, sql` `);
}

/** The joins that these fields ask for, the costly ones among them. */
export function joinsForFields(list: BoundList, fields: readonly string[]): SQL {
  const joins = joinsFor(
    list,
    fields.map((field) => sourceOf(list, field)),
  );
  const isCostly = list.costlyJoins?.fields.some((field) => fields.includes(field));
  return isCostly ? sql`${joins} ${list.costlyJoins?.joins()}` : joins;
}
