import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as overPostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as overPglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { onTestFinished } from "vitest";
import * as z from "zod";
import { attachHistory } from "../src/db/attach-history.ts";
import { setSystemAuthor } from "../src/db/author.ts";
import { type Database, rowsOf } from "../src/db/database.ts";
import { migrationsFolder } from "../src/db/migrations-folder.ts";
import { extensions } from "../src/db/pglite.ts";
import { createPostgresDatabase, postgresUrl } from "./databases.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });
const journalOf = async (folder: string) =>
  journal.parse(JSON.parse(await readFile(join(folder, "meta/_journal.json"), "utf8")));

/** The names of all migrations, in order. */
export async function allMigrations(): Promise<string[]> {
  return (await journalOf(migrationsFolder)).entries.map(({ tag }) => tag);
}

/** Creates a folder with the migrations up to and including the given one. */
async function migrationsUpTo(tag: string): Promise<string> {
  const folder = await temporaryFolder();
  await cp(migrationsFolder, folder, { recursive: true });
  const whole = await journalOf(folder);
  const entries = whole.entries.slice(0, whole.entries.findIndex((entry) => entry.tag === tag) + 1);
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...whole, entries }));
  return folder;
}

/** The golden rows of a migration, as SQL. */
export function goldenRowsOf(tag: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`golden-rows/${tag}.sql`, import.meta.url)), "utf8");
}

/** An empty database that is migrated step by step. */
export interface SteppedDatabase {
  readonly database: Database;
  /** Runs the migrations up to and including one. */
  migrateTo(tag: string): Promise<void>;
  /** Runs a script of statements. */
  run(script: string): Promise<void>;
}

/**
 * Attaches the triggers as a server does, once their functions exist, so that later migrations and rows are tested
 * with them.
 */
async function attachTriggers(database: Database): Promise<void> {
  const [found] = await rowsOf(
    database,
    sql`select to_regprocedure('public.record_row_history()')::text as name`,
  );
  if (found?.name === null) return;
  await setSystemAuthor(database);
  await attachHistory(database);
}

/** Functions that create empty databases, by kind. */
export const steppedDatabases: Readonly<Record<"PGlite" | "PostgreSQL", () => Promise<SteppedDatabase>>> = {
  PGlite: async () => {
    const client = await PGlite.create({ extensions });
    onTestFinished(() => client.close());
    const database = overPglite({ client, casing: "snake_case" });
    return {
      database,
      migrateTo: async (tag) => {
        await migratePglite(database, { migrationsFolder: await migrationsUpTo(tag) });
        await attachTriggers(database);
      },
      run: async (script) => void (await client.exec(script)),
    };
  },
  PostgreSQL: async () => {
    const client = new pg.Client({ connectionString: postgresUrl(await createPostgresDatabase()) });
    await client.connect();
    onTestFinished(() => client.end());
    const database = overPostgres({ client, casing: "snake_case" });
    return {
      database,
      migrateTo: async (tag) => {
        await migratePostgres(database, { migrationsFolder: await migrationsUpTo(tag) });
        await attachTriggers(database);
      },
      run: async (script) => void (await client.query(script)),
    };
  },
};

const columns = z.array(
  z.object({ table: z.string(), column: z.string(), nullable: z.enum(["YES", "NO"]) }).readonly(),
);

/** The columns of all tables. Rows of partitions are those of their tables. */
async function columnsOf(database: Database) {
  const found = await rowsOf(
    database,
    sql`select table_name as table, column_name as column, is_nullable as nullable
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and not (select relispartition from pg_class where oid = to_regclass('public.' || quote_ident(table_name)))
      order by table_name, ordinal_position`,
  );
  return Map.groupBy(columns.parse(found), ({ table }) => table);
}

/**
 * What the golden rows don't cover: tables without rows, columns without a value, nullable columns that are never
 * null.
 */
export async function notCovered(database: Database): Promise<string[]> {
  const lacking: string[] = [];
  for (const [table, there] of await columnsOf(database)) {
    const counts = there.map(({ column }) => sql`count(${sql.identifier(column)})::int`);
    const [row] = await rowsOf(
      database,
      sql`select count(*)::int as rows, array[${sql.join(counts, sql`, `)}] as filled from ${sql.identifier(table)}`,
    );
    const { rows, filled } = z.object({ rows: z.number(), filled: z.array(z.number()) }).parse(row);
    for (const [index, { column, nullable }] of there.entries()) {
      if (filled[index] === 0) lacking.push(`${table}.${column} has no value`);
      else if (nullable === "YES" && filled[index] === rows) lacking.push(`${table}.${column} is never null`);
    }
  }
  return lacking;
}

/** The prefix of IDs in golden rows. IDs of rows that migrations add are random. */
const goldenId = "00000000-";

/**
 * Replaces random IDs and times of migrations in a line of SQL with `gen_random_uuid()` and `now()`.
 * @param begun when the migrations started, in milliseconds
 */
function withoutChance(line: string, begun: number): string {
  return line
    .replace(/'([0-9a-f]{8}-)[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'/g, (id, start) =>
      start === goldenId ? id : "gen_random_uuid()",
    )
    .replace(/'(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00'/g, (moment, day, time) => {
      const at = Date.parse(`${day}T${time}Z`);
      return at >= begun && at <= Date.now() ? "now()" : moment;
    });
}

/**
 * All rows of all tables as SQL in a stable order.
 * @param begun when the migrations started, in milliseconds; times that they write are later
 */
export async function rowsAsSql(database: Database, begun: number): Promise<string> {
  await database.execute(sql`set timezone to 'UTC'`);
  const parts: string[] = [];
  for (const [table, there] of await columnsOf(database)) {
    const values = there.map(({ column }) => sql`quote_nullable(${sql.identifier(column)}::text)`);
    const rows = await rowsOf(
      database,
      sql`select concat_ws(', ', ${sql.join(values, sql`, `)}) as line from ${sql.identifier(table)}`,
    );
    const lines = rows.map(({ line }) => `  (${withoutChance(String(line), begun)})`).toSorted();
    const names = there.map(({ column }) => column).join(", ");
    parts.push(`INSERT INTO ${table} (${names}) VALUES\n${lines.join(",\n")};\n`);
  }
  return parts.join("\n");
}
