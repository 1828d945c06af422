import { eq, type SQL, sql } from "drizzle-orm";
import { cachedSql } from "./cached-sql.ts";
import { type BoundList, type FieldSource, type Reference, referenceOf, sourceOf } from "./list.ts";

/**
 * The joins that the steps of an order ask for. Where each row refers to one of the other table, both sides are joined
 * alike, so that the database may begin there: it then reads the names in order, and the rows of each.
 */
export function joinsOfOrder(list: BoundList, steps: readonly { readonly source: FieldSource }[]): SQL {
  const sources = steps.map(({ source }) => source);
  return joined(referencesOf(list, sources), ({ from }) => (from.notNull ? sql`join` : sql`left join`));
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
 * The joins that these fields ask for, the costly ones among them, and no other: a join that is not there costs
 * nothing, and leaves the database free to answer from an index alone.
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
