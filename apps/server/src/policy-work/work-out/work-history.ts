import { type SQL, sql } from "drizzle-orm";

/** Whose history is written, and on whose account. */
interface HistoryOf {
  /** The table's name. */
  readonly entity: string;
  readonly by: string | null;
}

/** Column names of the database as the product's own: `lost_date` is `lostDate`. */
const ownName = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The versions that rows of `added` begin with, as rows of `row_history`. */
export function addedHistory({ entity, by }: HistoryOf, columns: readonly string[]): SQL {
  const changes = columns.map((name) => `'${ownName(name)}', jsonb_build_object('to', ${name})`);
  return sql`select ${entity}::text, id, version, ${by}::uuid,
    jsonb_build_object(${sql.raw(changes.join(", "))}) from added`;
}

/**
 * The versions of rows in `changed`, which holds each column and, as `old_…`, what it was; only what differs stands.
 * @param version the column of `changed` that holds the new version
 */
export function changedHistory(
  { entity, by }: HistoryOf,
  columns: readonly string[],
  version = "version",
): SQL {
  const changes = columns.map(
    (name) =>
      `case when old_${name} is distinct from ${name}
        then jsonb_build_object('${ownName(name)}', jsonb_build_object('from', old_${name}, 'to', ${name}))
        else '{}' end`,
  );
  return sql`select ${entity}::text, id, ${sql.raw(version)}, ${by}::uuid, ${sql.raw(changes.join(" || "))} from changed`;
}

/** The versions of rows in `resolved`. */
export function resolvedHistory({ entity, by }: HistoryOf): SQL {
  return sql`select ${entity}::text, id, version, ${by}::uuid,
    jsonb_build_object('resolvedDate', jsonb_build_object('from', null, 'to', resolved_date)) from resolved`;
}

/** The columns that `changedHistory` reads, of the rows `b` (before) and `after`. */
export function beforeAndAfter(columns: readonly string[], after: string): SQL {
  return sql.raw(columns.flatMap((name) => [`b.${name} as old_${name}`, `${after}.${name}`]).join(", "));
}
