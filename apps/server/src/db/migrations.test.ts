import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { extensions } from "./pglite.ts";
import { configEntries } from "./schema/index.ts";

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** A folder of the migrations that came before one. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await temporaryFolder();
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const whole = journal.parse(JSON.parse(await readFile(file, "utf8")));
  const entries = whole.entries.slice(
    0,
    whole.entries.findIndex((entry) => entry.tag === tag),
  );
  await writeFile(file, JSON.stringify({ ...whole, entries }));
  return folder;
}

it("publishes no entry of the group `screen` that was there before screens were approved", async () => {
  const client = await PGlite.create({ extensions });
  onTestFinished(() => client.close());
  const database = drizzle({ client, casing: "snake_case" });
  await migrate(database, { migrationsFolder: await migrationsBefore("0008_added_screens") });
  const entry = {
    key: "grace",
    type: "json",
    value: '{"version":1,"document":{"access":"session"}}',
  } as const;
  await database.insert(configEntries).values([
    { ...entry, group: "screen" },
    { ...entry, group: "screens" },
  ]);
  await migrate(database, { migrationsFolder });
  expect(await database.select().from(configEntries).orderBy(configEntries.group)).toMatchObject([
    { ...entry, group: "screen.before", version: 2 },
    { ...entry, group: "screens", version: 1 },
  ]);
});
