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
import { configEntries, screenPreferences, screens, users } from "./schema/index.ts";

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

/** An empty database as it was before a migration. */
async function databaseBefore(tag: string) {
  const client = await PGlite.create({ extensions });
  onTestFinished(() => client.close());
  const database = drizzle({ client, casing: "snake_case" });
  await migrate(database, { migrationsFolder: await migrationsBefore(tag) });
  return database;
}

it("publishes no entry of the group `screen` that was there before screens were approved", async () => {
  const database = await databaseBefore("0008_added_screens");
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

it("keeps what people arranged of added screens apart from the portal's own", async () => {
  const database = await databaseBefore("0009_screens_of_jobs");
  const [user] = await database
    .insert(users)
    .values({ email: "a@portico.test", passwordHash: "" })
    .returning();
  if (!user) throw new Error("There is no user.");
  await database
    .insert(screens)
    .values({ screenId: "grace", title: "Grace", status: "Published", latestVersion: 1, author: user.id });
  const own = { userId: user.id, value: {} };
  await database.insert(screenPreferences).values([
    { ...own, screenId: "grace" },
    { ...own, screenId: "policies" },
  ]);
  await migrate(database, { migrationsFolder });
  const kept = await database.select().from(screenPreferences).orderBy(screenPreferences.screenId);
  expect(kept.map(({ screenId }) => screenId)).toEqual(["added.grace", "policies"]);
});
