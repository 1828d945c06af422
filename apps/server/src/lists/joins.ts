import { eq, type SQL, sql } from "drizzle-orm";
import { compiled } from "./compiled.ts";
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
  const joins = compiled(list, `joins ${fields.join()}`, () =>
    joinsFor(
      list,
      fields.map((field) => sourceOf(list, field)),
    ),
  );
  const { costlyJoins } = list;
  if (!costlyJoins?.fields.some((field) => fields.includes(field))) return joins;
  const on = costlyJoins.dependOn();
  return sql`${joins} ${compiled(list, `costly ${on}`, () => costlyJoins.joins(on))}`;
}
