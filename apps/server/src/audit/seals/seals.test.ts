import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bothDatabases } from "../../../test/databases.ts";
import { asOwner, dayOf, daysAgo, sealAll, writePast } from "../../../test/past-audit.ts";
import type { OpenDatabase } from "../../db/database.ts";
import { audit, auditSeals } from "../../db/schema/index.ts";
import { recordAudit } from "../record-audit.ts";
import { createAuditSealer } from "./seal-days.ts";
import { verifyAudit } from "./verify.ts";

describe.each(bothDatabases)("audit seals, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  beforeEach(() =>
    asOwner(opened.database, async (owner) => {
      await owner.delete(audit);
      await owner.delete(auditSeals);
    }),
  );
  afterAll(() => opened.close());

  const seal = () => sealAll(opened.database);
  const problems = async () => (await verifyAudit(opened.database)).problems;
  /** Writes audit rows for three days (two, none and three rows) and for today. */
  const writeThreeDays = async () => {
    await writePast(opened.database, daysAgo(3), ["first", "second"]);
    await writePast(opened.database, daysAgo(1), ["third", "fourth", "fifth"]);
    await recordAudit(opened.database, { category: "note", createdBy: null, result: "today" });
  };

  it("are chained, cover every finished day, including days without rows, and exclude today", async () => {
    await writeThreeDays();
    const seals = await seal();
    expect(seals.map(({ day, rowCount }) => ({ day, rowCount }))).toEqual([
      { day: dayOf(daysAgo(3)), rowCount: 2 },
      { day: dayOf(daysAgo(2)), rowCount: 0 },
      { day: dayOf(daysAgo(1)), rowCount: 3 },
    ]);
    expect(seals.map(({ previousHash }) => previousHash)).toEqual([null, seals[0]?.hash, seals[1]?.hash]);
    expect(await seal()).toEqual([]);
    expect(await verifyAudit(opened.database)).toMatchObject({
      days: 3,
      rows: 5,
      last: { day: dayOf(daysAgo(1)), hash: seals[2]?.hash },
      problems: [],
    });
  });

  it("are written once by several concurrent instances", async () => {
    await writeThreeDays();
    await Promise.all([seal(), seal(), seal()]);
    expect(await opened.database.$count(auditSeals)).toBe(3);
    expect(await problems()).toEqual([]);
  });

  it.each([
    ["an altered result", sql`update audit set result = 'nothing' where result = 'third'`, /altered/],
    [
      "a changed author",
      sql`update audit set created_by = gen_random_uuid() where result = 'third'`,
      /altered/,
    ],
    ["a reduced count", sql`update audit set count = count - 1 where result = 'third'`, /altered/],
    [
      "a time changed by a microsecond",
      sql`update audit set occurred_at = occurred_at + interval '1 microsecond' where result = 'third'`,
      /altered/,
    ],
    ["a deleted row", sql`delete from audit where result = 'fourth'`, /1 of 3 rows were deleted/],
    [
      "an inserted row",
      sql`insert into audit (category, result, written_at)
        select 'test', 'forged', max(written_at) + interval '-1 day' from audit where result = 'fourth'`,
      /1 rows were inserted/,
    ],
    [
      "a row moved to another day",
      sql`update audit set written_at = written_at + interval '1 day' where result = 'first'`,
      /deleted/,
    ],
    [
      "a row before the first day",
      sql`insert into audit (category, result, written_at) values ('test', 'forged', '2020-01-01')`,
      /older than the first sealed day/,
    ],
    [
      "a seal that was deleted in between",
      sql`delete from audit_seals where row_count = 0`,
      /seals are missing/,
    ],
    [
      "the oldest seal and its rows deleted",
      sql`with gone as (delete from audit where result in ('first', 'second'))
        delete from audit_seals where previous_hash is null`,
      /are missing/,
    ],
    [
      "a seal recomputed for altered rows",
      sql`update audit_seals set hash = repeat('0', 64) where previous_hash is null`,
      /doesn't match/,
    ],
  ])("show %s", async (_, statement, problem) => {
    await writeThreeDays();
    await seal();
    await asOwner(opened.database, (owner) => owner.execute(statement));
    expect((await problems()).join("\n")).toMatch(problem);
  });

  it("reveal seals deleted from the end", async () => {
    await writeThreeDays();
    await seal();
    await asOwner(opened.database, (owner) =>
      owner.execute(sql`delete from audit_seals where previous_hash is not null`),
    );
    await asOwner(opened.database, (owner) =>
      owner.execute(sql`update audit set written_at = written_at - interval '1 day' where result = 'third'`),
    );
    expect((await problems()).join("\n")).toMatch(/aren't sealed/);
  });

  it("reveal days sealed again if a hash is stored elsewhere", async () => {
    await writeThreeDays();
    const [first] = await seal();
    const known = { [first?.day ?? ""]: first?.hash ?? "" };
    await asOwner(opened.database, async (owner) => {
      await owner.delete(auditSeals);
      await owner.execute(sql`delete from audit where result = 'first'`);
    });
    await seal();
    expect(await problems()).toEqual([]);
    expect((await verifyAudit(opened.database, known)).problems.join("\n")).toMatch(/sealed again/);
  });

  it("assign rows to the day they were written, whatever date the writer or a clock set back provides", async () => {
    await writeThreeDays();
    await seal();
    await opened.database
      .insert(audit)
      .values({ category: "test", result: "late", occurredAt: daysAgo(3), writtenAt: daysAgo(3) });
    const [late] = await opened.database.select().from(audit).where(eq(audit.result, "late"));
    expect(late?.occurredAt).toEqual(daysAgo(3));
    expect(late?.writtenAt.getTime()).toBeGreaterThanOrEqual(daysAgo(0).getTime());
    expect(await problems()).toEqual([]);
  });

  it("can't be inserted for an unfinished day or out of order, and can't be changed", async () => {
    await writeThreeDays();
    await seal();
    const forge = (day: Date) =>
      opened.database.insert(auditSeals).values({ day: dayOf(day), rowCount: 0, hash: "0" });
    await expect(forge(daysAgo(0))).rejects.toThrow();
    await expect(forge(daysAgo(-5_000))).rejects.toThrow();
    await expect(forge(daysAgo(4))).rejects.toThrow();
    await expect(forge(daysAgo(1))).rejects.toThrow();
    await expect(opened.database.update(auditSeals).set({ hash: "0" })).rejects.toThrow();
    await expect(opened.database.delete(auditSeals)).rejects.toThrow();
    await expect(opened.database.execute(sql`truncate audit_seals`)).rejects.toThrow();
    expect(await problems()).toEqual([]);
  });
});

describe("sealing a day with open transactions, on PostgreSQL", () => {
  it("waits until they end, and includes what they wrote", async () => {
    const [, postgres] = bothDatabases;
    if (!postgres) throw new Error("There is no PostgreSQL to test.");
    const opened = await postgres.open();
    const sealer = createAuditSealer(opened.database);
    await asOwner(opened.database, (owner) => owner.delete(audit));
    await writePast(opened.database, daysAgo(1), ["early"]);
    await opened.database.transaction(async (slow) => {
      await slow.execute(sql`select pg_current_xact_id()`);
      expect(await sealer.sealFinishedDays()).toEqual([]);
      // Simulates a statement that started before midnight: its row gets yesterday's date but becomes visible only
      // now.
      await writePast(slow, daysAgo(1), ["late"]);
    });
    expect(await sealAll(opened.database, sealer)).toMatchObject([{ day: dayOf(daysAgo(1)), rowCount: 2 }]);
    expect((await verifyAudit(opened.database)).problems).toEqual([]);
    await opened.close();
  });
});
