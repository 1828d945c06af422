import { randomUUID } from "node:crypto";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { createPostgresDatabase, postgresUrl } from "../../test/databases.ts";
import { asOwner, sealAll } from "../../test/past-audit.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { verifyAudit } from "../audit/seals/verify.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import {
  agents,
  audit,
  configEntries,
  contacts,
  identitySteps,
  rowHistory,
  screenPreferences,
  screens,
  users,
} from "./schema/index.ts";

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** Creates a folder with the migrations before the given one. */
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

/** Creates an empty database as it was before a migration. */
async function databaseBefore(tag: string) {
  const client = new pg.Pool({ connectionString: postgresUrl(await createPostgresDatabase()) });
  onTestFinished(() => client.end());
  const database = drizzle({ client, casing: "snake_case" });
  await migrate(database, { migrationsFolder: await migrationsBefore(tag) });
  return database;
}

it("doesn't publish entries of the group `screen` from before approvals existed", async () => {
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

it("keeps preferences for custom screens separate from those for built-in screens", async () => {
  const database = await databaseBefore("0009_screens_of_jobs");
  const user = { id: randomUUID() };
  await database.execute(
    sql`insert into users (id, email, password_hash) values (${user.id}, 'a@portico.test', '')`,
  );
  await database
    .insert(screens)
    .values({ screenId: "grace", title: "Grace", status: "Published", latestVersion: 1, author: user.id });
  const own = { userId: user.id, value: {} };
  await database.insert(screenPreferences).values([
    { ...own, screenId: "grace" },
    { ...own, screenId: "policies" },
  ]);
  await migrate(database, { migrationsFolder });
  const stored = await database.select().from(screenPreferences).orderBy(screenPreferences.screenId);
  expect(stored.map(({ screenId }) => screenId)).toEqual(["added.grace", "policies"]);
});

/** Past events of a password: who set it, or that a link was sent to its owner, and how long ago. */
type Past = readonly (readonly ["admin" | "owner" | "link", minutes: number])[];

it("marks a password as set by its owner, unless an administrator set it and no link was used since", async () => {
  const pasts = {
    untouched: ["owner", []],
    registered: ["admin", [["admin", 90]]],
    "changed at the next sign-in": [
      "admin",
      [
        ["admin", 90],
        ["owner", 80],
      ],
    ],
    "set with a link since": [
      "owner",
      [
        ["admin", 90],
        ["link", 50],
        ["owner", 40],
      ],
    ],
    "set with a link before": [
      "admin",
      [
        ["link", 50],
        ["owner", 40],
        ["admin", 30],
      ],
    ],
    "changed long after a link": [
      "admin",
      [
        ["admin", 190],
        ["link", 150],
        ["owner", 40],
      ],
    ],
    "reset again": [
      "admin",
      [
        ["admin", 190],
        ["link", 150],
        ["owner", 140],
        ["admin", 30],
      ],
    ],
  } as const satisfies Record<string, readonly ["owner" | "admin", Past]>;
  const database = await databaseBefore("0012_password_set_by");
  const [admin, now] = [randomUUID(), Date.now()];
  for (const [name, [, past]] of Object.entries(pasts)) {
    const id = randomUUID();
    await database.execute(sql`insert into users (id, email, password_hash) values (${id}, ${name}, '')`);
    for (const [index, [by, minutes]] of past.entries()) {
      const at = new Date(now - minutes * 60_000).toISOString();
      await database.execute(
        by === "link"
          ? sql`insert into audit (category, result, created_by, occurred_at)
              values ('password', 'link sent', ${id}, ${at})`
          : sql`insert into row_history (entity, entity_id, version, changed_by, changed_at, changes) values
              ('users', ${id}, ${index + 1}, ${by === "admin" ? admin : id}, ${at}, '{"passwordHash":{}}')`,
      );
    }
  }
  await migrate(database, { migrationsFolder });
  const migrated = await database.select().from(users);
  expect(Object.fromEntries(migrated.map(({ email, passwordSetBy }) => [email, passwordSetBy]))).toEqual(
    Object.fromEntries(Object.entries(pasts).map(([name, [setBy]]) => [name, setBy])),
  );
});

it("converts unused codes of sign-ins that required a new password", async () => {
  const database = await databaseBefore("0012_password_set_by");
  const [asked, other] = [randomUUID(), randomUUID()];
  for (const id of [asked, other]) {
    await database.execute(sql`insert into users (id, email, password_hash, must_change_password)
      values (${id}, ${id}, '', ${id === asked})`);
    await database.execute(sql`insert into identity_steps (kind, user_id, code_hash, expires_at)
      values ('reset', ${id}, ${id}, now() + interval '1 hour')`);
  }
  await migrate(database, { migrationsFolder });
  const steps = await database.select().from(identitySteps);
  expect(Object.fromEntries(steps.map(({ userId, kind }) => [userId, kind]))).toEqual({
    [asked]: "forced-reset",
    [other]: "reset",
  });
});

it("normalizes agents' NPNs, and removes those that two agents share", async () => {
  const database = await databaseBefore("0013_agents_own_npn");
  const npns = [
    "17654321",
    " 017654322 ",
    "NPN 17654323",
    "500",
    "0500",
    "５００",
    "600",
    "600",
    "none",
    "",
    "0",
    null,
  ];
  for (const [index, npn] of npns.entries()) {
    const [contact] = await database
      .insert(contacts)
      .values({ firstName: "A", lastName: `${index}`, npn })
      .returning();
    await database.execute(
      sql`insert into agents (name, contact_id, npn) values (${`A ${index}`}, ${contact?.id}, ${npn})`,
    );
  }
  await migrate(database, { migrationsFolder });
  const stored = await database.select().from(agents);
  const npnOf = (index: number) => stored.find(({ name }) => name === `A ${index}`)?.npn;
  expect(npns.map((_, index) => npnOf(index))).toEqual([
    ...["17654321", "17654322", "17654323"],
    ...Array.from({ length: 9 }, () => null),
  ]);
  const { id, version } = stored.find(({ name }) => name === "A 4") ?? {};
  expect(version).toBe(2);
  expect(
    await database
      .select()
      .from(rowHistory)
      .where(eq(rowHistory.entityId, id ?? "")),
  ).toMatchObject([{ entity: "agents", version: 2, changes: { npn: { from: "0500", to: null } } }]);
  expect(await database.$count(rowHistory, eq(rowHistory.entity, "agents"))).toBe(10);
  expect(await database.$count(audit, eq(audit.data1, `agents/${id}`))).toBe(1);
  // NPNs in users' profiles remain unchanged.
  expect(await database.$count(contacts, eq(contacts.npn, "600"))).toBe(2);
});

it("converts audit records to single events at the time they were written", async () => {
  const database = await databaseBefore("0014_sealed_audit");
  await database.execute(
    sql`insert into audit (category, result, occurred_at) values ('sign-in', 'signed in', '2026-03-04T05:06:07.123456Z')`,
  );
  await migrate(database, { migrationsFolder });
  const [record] = await database.select().from(audit);
  expect(record).toMatchObject({ result: "signed in", count: 1, lastOccurredAt: null });
  expect(record?.writtenAt).toEqual(record?.occurredAt);
  await expect(database.delete(audit)).rejects.toThrow();
});

it("numbers existing audit records without invalidating their seals", async () => {
  const database = await databaseBefore("0020_audit_sequence");
  await asOwner(database, (owner) =>
    owner.execute(sql`insert into audit (category, result, occurred_at, written_at)
      select 'test', 'kept', day, day
      from (select now() - interval '1 day' * generate_series(3, 1, -1) as day) as days`),
  );
  const seals = await sealAll(database);
  await migrate(database, { migrationsFolder });
  expect(await verifyAudit(database)).toMatchObject({ days: seals.length, rows: 3, problems: [] });
  const records = await database.select().from(audit).orderBy(audit.sequenceNumber);
  expect(new Set(records.map(({ sequenceNumber }) => sequenceNumber)).size).toBe(3);
  await expect(database.execute(sql`update audit set sequence_number = default`)).rejects.toThrow();
});

it("keeps existing audit records, their numbers, and their seals when partitioning by month", async () => {
  const database = await databaseBefore("0033_audit-partitions");
  await asOwner(database, (owner) =>
    owner.execute(sql`insert into audit (category, result, occurred_at, written_at)
      select 'test', 'kept', day, day
      from (select now() - interval '40 days' * generate_series(3, 1, -1) as day) as days`),
  );
  const seals = await sealAll(database);
  const before = await database.select().from(audit).orderBy(audit.sequenceNumber);
  await migrate(database, { migrationsFolder });
  expect(await database.select().from(audit).orderBy(audit.sequenceNumber)).toEqual(before);
  expect(await verifyAudit(database)).toMatchObject({ days: seals.length, rows: 3, problems: [] });
  const [added] = await database.insert(audit).values({ category: "test", result: "added" }).returning();
  expect(added?.sequenceNumber).toBe(4);
  for (const table of ["audit", "audit_earlier", "audit_default"])
    await expect(database.execute(sql.raw(`delete from ${table}`))).rejects.toThrow();
});
