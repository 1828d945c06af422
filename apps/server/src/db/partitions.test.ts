import { eq, sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { bothDatabases } from "../../test/databases.ts";
import { documentedRoles } from "../../test/documented-roles.ts";
import { asOwner, daysAgo, sealAll } from "../../test/past-audit.ts";
import { verifyAudit } from "../audit/seals/verify.ts";
import { type Database, rowsOf } from "./database.ts";
import { createPartitions } from "./partitions.ts";
import { openPostgres } from "./postgres.ts";
import { audit, auditSeals, logs } from "./schema/index.ts";

const entry = {
  level: "Info",
  category: "job",
  message: "Job finished",
  server: "one",
  fields: {},
} as const;

/** The number of rows by partition. */
async function partitionsOf(database: Database, table = "logs"): Promise<Record<string, number>> {
  const names = await rowsOf(
    database,
    sql`select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = to_regclass(${table}) order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of names) {
    const [row] = await rowsOf(
      database,
      sql`select count(*)::int as rows from ${sql.identifier(String(name))}`,
    );
    counts[String(name)] = Number(row?.rows);
  }
  return counts;
}

it.each(bothDatabases)(
  "partitions are created a year ahead, and dropped when empty, on $name",
  async (kind) => {
    const { database, close } = await kind.open();
    onTestFinished(close);
    const dates = ["2040-01-31T23:59:59.999Z", "2040-02-01T00:00:00Z", "2041-02-01T00:00:00Z"];
    const inserted = await database
      .insert(logs)
      .values(dates.map((date) => ({ ...entry, date: new Date(date) })))
      .returning();
    // Rows of months without a partition wait in the default one.
    expect(await partitionsOf(database)).toMatchObject({ logs_default: 3 });
    await createPartitions(database, new Date("2040-01-15T00:00:00Z"));
    expect(await partitionsOf(database)).toMatchObject({
      logs_default: 1,
      logs_2040_01: 1,
      logs_2040_02: 1,
      logs_2041_01: 0,
    });
    const [next] = await database
      .insert(logs)
      .values({ ...entry, date: new Date("2040-03-01T00:00:00Z") })
      .returning();
    expect(await partitionsOf(database)).toMatchObject({ logs_2040_03: 1 });
    expect(next?.id).toBe(Math.max(...inserted.map(({ id }) => id)) + 1);
    await database.delete(logs).where(sql`${logs.date} < '2040-02-01'`);
    await createPartitions(database, new Date("2040-03-15T00:00:00Z"));
    const later = await partitionsOf(database);
    expect(Object.keys(later)).not.toContain("logs_2040_01");
    expect(later).toMatchObject({ logs_2040_02: 1, logs_2041_02: 1, logs_2041_03: 0, logs_default: 0 });
  },
);

it.each(bothDatabases)(
  "audit events are in the partition of their month, and can't be changed or deleted in any, on $name",
  async (kind) => {
    const { database, close } = await kind.open();
    onTestFinished(close);
    await asOwner(database, async (owner) => {
      await owner.delete(audit);
      await owner.delete(auditSeals);
    });
    const [next = ""] = Object.keys(await partitionsOf(database, "audit"));
    // Past events and those of the current month have one partition, and months without a partition the default one.
    const event = (occurredAt: string, writtenAt: Date) => ({
      category: "test",
      result: occurredAt,
      occurredAt: new Date(occurredAt),
      writtenAt,
    });
    const ofNext = `${next.slice("audit_".length).replace("_", "-")}-01T00:00:00.000Z`;
    const dates = [
      "2020-02-29T12:00:00.000Z",
      ofNext,
      "2040-01-31T23:59:59.999Z",
      "2040-02-01T00:00:00.000Z",
    ];
    await asOwner(database, (owner) => owner.insert(audit).values(dates.map((at) => event(at, daysAgo(1)))));
    const before = await partitionsOf(database, "audit");
    expect(before).toMatchObject({ audit_earlier: 1, [next]: 1, audit_default: 2 });
    await sealAll(database);

    await createPartitions(database, new Date("2040-01-15T00:00:00Z"));
    const after = await partitionsOf(database, "audit");
    expect(after).toEqual({ ...before, ...after, audit_default: 0, audit_2040_01: 1, audit_2040_02: 1 });
    expect(Object.keys(after)).toContain(next);
    expect(await verifyAudit(database)).toMatchObject({ rows: 4, problems: [] });

    for (const name of Object.keys(after)) {
      for (const statement of [`update ${name} set count = 2`, `delete from ${name}`, `truncate ${name}`])
        await expect(database.execute(sql.raw(statement))).rejects.toThrow();
    }
    // Also if a statement names a partition, the database sets the time of writing.
    await database.execute(sql`insert into audit_2040_01
      (category, result, occurred_at, written_at, sequence_number) overriding system value
      values ('test', 'direct', '2040-01-02', '2020-01-01', -1)`);
    const [direct] = await database.select().from(audit).where(eq(audit.result, "direct"));
    expect(direct?.writtenAt.getTime()).toBeGreaterThanOrEqual(daysAgo(0).getTime());

    await database.execute(sql`alter table audit_2040_01 disable trigger user`);
    await database.execute(sql`update audit_2040_01 set result = 'forged' where result <> 'direct'`);
    await database.execute(sql`alter table audit_2040_01 enable trigger user`);
    expect((await verifyAudit(database)).problems.join("\n")).toMatch(/altered/);
  },
);

it("the server's role writes and deletes log entries without owning a partition", async () => {
  const roles = await documentedRoles(`logs_${crypto.randomUUID().replaceAll("-", "")}`);
  const server = openPostgres(roles.server, () => {}, roles.owner);
  onTestFinished(() => server.close());
  await server.prepare(async () => {});
  const before = await partitionsOf(server.database);
  expect(Object.keys(before).length).toBe(14);
  await createPartitions(server.database, new Date("2050-01-15T00:00:00Z"));
  expect(Object.keys(await partitionsOf(server.database))).toEqual(Object.keys(before));
  await server.database.insert(logs).values([entry, { ...entry, date: new Date("2050-01-01T00:00:00Z") }]);
  expect(await partitionsOf(server.database)).toMatchObject({ logs_default: 1 });
  await server.database.delete(logs);
  expect(await server.database.$count(logs)).toBe(0);
  await expect(server.database.execute(sql`drop table logs_default`)).rejects.toThrow();
});
