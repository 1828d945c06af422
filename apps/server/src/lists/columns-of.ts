import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** Fields that stand in columns of a table under the same names. */
export function columnsOf<Table extends PgTable, Name extends Extract<keyof Table["_"]["columns"], string>>(
  table: Table & { readonly [Column in Name]: PgColumn },
  ...names: readonly Name[]
): { readonly [Column in Name]: PgColumn } {
  const columns: Readonly<Record<Name, PgColumn>> = table;
  const entries = names.map((name) => [name, columns[name]]);
  return Object.fromEntries(entries) as { readonly [Column in Name]: PgColumn };
}
