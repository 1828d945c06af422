import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../database.ts";
import { isConstraintViolation } from "../database-errors.ts";
import type { StoredColumn, TextTable } from "./text-columns.ts";

/** The primary key of a row, as texts. */
export type RowKey = readonly string[];

/** What a step found. */
export interface NormalizedRows {
  /** The key of the last row that was checked. Undefined after the last row of the table. */
  readonly last: RowKey | undefined;
  readonly changed: number;
  /** Rows that stay as they are, because a constraint forbids it: most would equal another row that must be unique. */
  readonly conflicts: number;
}

const rowKey = z.array(z.string());
const found = z.object({ last: rowKey.nullable(), open: z.array(rowKey) });

/**
 * Converts the texts of a table's next rows to NFC, in a transaction with an author. Versions and history stay, because
 * nothing changes that anybody could see.
 * @param after the last row of the step before; undefined for the first step
 */
export async function normalizeRows(
  transaction: Database,
  table: TextTable,
  { after, limit }: { readonly after: RowKey | undefined; readonly limit: number },
): Promise<NormalizedRows> {
  const keys = sql.join(table.key.map(nameOf), sql`, `);
  const from = after && sql`where (${keys}) > (${valuesOf(table, after)})`;
  const asTexts = sql.join(
    table.key.map((column) => sql`${nameOf(column)}::text`),
    sql`, `,
  );
  const newest = sql.join(
    table.key.map((column) => sql`${nameOf(column)} desc`),
    sql`, `,
  );
  const isOpen = sql.join(
    table.texts.map((column) => sql`${nameOf(column)}::text is not nfc normalized`),
    sql` or `,
  );
  const [row] = await rowsOf(
    transaction,
    sql`with step as (
        select ${keys}, coalesce(${isOpen}, false) as is_open from ${nameOf(table)} ${from ?? sql``}
        order by ${keys} limit ${limit}
      )
      select (select jsonb_build_array(${asTexts}) from step order by ${newest} limit 1) as last,
        coalesce((select jsonb_agg(jsonb_build_array(${asTexts})) from step where is_open), '[]') as open`,
  );
  const { last, open } = found.parse(row);
  await transaction.execute(sql`select set_config('portico.normalizing', 'on', true)`);
  const conflicts = await convert(transaction, table, open);
  await transaction.execute(sql`select set_config('portico.normalizing', '', true)`);
  return { last: last ?? undefined, changed: open.length - conflicts, conflicts };
}

/** Converts rows together, or one by one if a constraint forbids it for one of them. Returns how many can't be converted. */
async function convert(transaction: Database, table: TextTable, keys: readonly RowKey[]): Promise<number> {
  const [only] = keys;
  if (!only) return 0;
  try {
    await transaction.transaction((inner) => inner.execute(update(table, keys)));
    return 0;
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
  }
  if (keys.length === 1) return 1;
  let conflicts = 0;
  for (const key of keys) conflicts += await convert(transaction, table, [key]);
  return conflicts;
}

function update(table: TextTable, keys: readonly RowKey[]): SQL {
  const set = table.texts.map((column) => {
    const name = nameOf(column);
    return sql`${name} = normalize(${name}::text, NFC)::${sql.raw(column.type)}`;
  });
  const names = sql.join(table.key.map(nameOf), sql`, `);
  const rows = keys.map((key) => sql`(${valuesOf(table, key)})`);
  return sql`update ${nameOf(table)} set ${sql.join(set, sql`, `)}
    where (${names}) in (${sql.join(rows, sql`, `)})`;
}

/** The values of a key, with their types. */
function valuesOf({ key }: TextTable, values: RowKey): SQL {
  return sql.join(
    key.map(({ type }, index) => sql`${values[index] ?? ""}::text::${sql.raw(typeOfKey(type))}`),
    sql`, `,
  );
}

/** A serial column has values of its integer type. */
function typeOfKey(type: string): string {
  return type.replace(/^bigserial$/, "bigint").replace(/^serial$/, "integer");
}

function nameOf({ name }: Pick<StoredColumn, "name">): SQL {
  return sql`${sql.identifier(name)}`;
}
