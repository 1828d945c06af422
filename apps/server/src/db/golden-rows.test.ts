import { readdir } from "node:fs/promises";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import {
  allMigrations,
  goldenRowsOf,
  notCovered,
  rowsAsSql,
  type SteppedDatabase,
  steppedDatabases,
} from "../../test/golden-rows.ts";
import { identifierSamples, identifiersIn, inCode } from "../../test/identifier-samples.ts";
import * as schema from "./schema/index.ts";

const exported: readonly unknown[] = Object.values(schema);
const tables = exported.filter((value): value is PgTable => is(value, PgTable));

/**
 * Migrates step by step. After each step, inserts the rows that are valid for the current tables, so that every later
 * migration is tested with rows of every earlier version.
 */
async function migrateWithRows({ migrateTo, run, database }: SteppedDatabase): Promise<string[]> {
  const lacking: string[] = [];
  for (const tag of await allMigrations()) {
    await migrateTo(tag);
    await run(await goldenRowsOf(tag));
    for (const lack of await notCovered(database)) lacking.push(`${tag}.sql: ${lack}`);
  }
  return lacking;
}

describe("the golden rows", () => {
  it("exist for each migration, and for nothing else", async () => {
    const files = await readdir(new URL("../../test/golden-rows", import.meta.url));
    const wanted = (await allMigrations()).map((tag) => `${tag}.sql`);
    expect(files.toSorted()).toEqual([...wanted, "expected.sql"].toSorted());
  });

  it.each(["PGlite", "PostgreSQL"] as const)(
    "cover every column of every version, and are as expected after all migrations, on %s",
    async (kind) => {
      // Rounded to seconds, since the clocks of the database and this process may differ slightly.
      const begun = Math.floor(Date.now() / 1000) * 1000;
      const stepped = await steppedDatabases[kind]();
      expect(await migrateWithRows(stepped)).toEqual([]);
      await expect(await rowsAsSql(stepped.database, begun)).toMatchFileSnapshot(
        "../../test/golden-rows/expected.sql",
      );
      expect(await identifiersIn(stepped.database)).toEqual(identifierSamples.map(inCode));
      for (const table of tables) {
        const rows = await stepped.database.select().from(table);
        expect(rows.length, getTableName(table)).toBeGreaterThan(0);
      }
    },
  );
});
