import { eq, type SQL, sql } from "drizzle-orm";
import { cachedSql } from "./cached-sql.ts";
import { type BoundList, type FieldSource, type Reference, referenceOf, sourceOf } from "./list.ts";

/**
 * The joins that a sort order requires. If every row has a referenced row, uses an inner join, so that the database
 * can start with the other table: it then reads the names in order, and the rows of each.
 * @param required a reference that all rows of the query have
 */
export function joinsOfOrder(
  list: BoundList,
  steps: readonly { readonly source: FieldSource }[],
  required?: Reference,
): SQL {
  const sources = steps.map(({ source }) => source);
  return joined(referencesOf(list, sources), (reference) =>
    reference.from.notNull || reference === required ? sql`join` : sql`left join`,
  );
}

function referencesOf(list: BoundList, sources: readonly FieldSource[]): Reference[] {
  return [...new Set(sources.flatMap((source) => referenceOf(list, source) ?? []))];
}

function joined(references: readonly Reference[], joinOf: (reference: Reference) => SQL): SQL {
  const joins = references.map((reference) => {
    const { from, to } = reference;
    return sql`${joinOf(reference)} ${to.table} on ${eq(to, from)}`;
  });
  return sql.join(joins, sql` `);
}

/**
 * The joins that these fields require, including costly ones. Leaving out the others saves time and allows index-only
 * scans.
 */
export function joinsForFields(list: BoundList, fields: readonly string[]): SQL {
  const joins = cachedSql(list, `joins ${fields.join()}`, () => {
    const sources = fields.map((field) => sourceOf(list, field));
    return joined(referencesOf(list, sources), () => sql`left join`);
  });
  const { costlyJoins } = list;
  if (!costlyJoins?.fields.some((field) => fields.includes(field))) return joins;
  const on = costlyJoins.dependOn(list.today());
  return sql`${joins} ${cachedSql(list, `costly ${on}`, () => costlyJoins.joins(on))}`;
}
