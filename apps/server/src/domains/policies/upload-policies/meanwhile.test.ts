import { setImmediate } from "node:timers/promises";
import { and, asc, eq, inArray, isNull, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { policyCalls, workKinds } from "../../../../test/policy-calls.ts";
import { policyFile, policyRow, policyUploads } from "../../../../test/policy-files.ts";
import { lockRows } from "../../../audit/lock-rows.ts";
import { rowsOf } from "../../../db/database.ts";
import {
  audit,
  policies,
  rowHistory,
  statusChanges,
  unpaidPolicies,
  policyUploads as uploads,
} from "../../../db/schema/index.ts";

const count = 1_000;
/** The audit records of the policies that an upload has written. */
const writtenBy = (id: string) =>
  and(eq(audit.data1, `policy_uploads/${id}`), eq(audit.result, "policies written"));
/** The sessions that wait for a lock. */
const waiting = sql`select from pg_locks where not granted and pid in (
  select pid from pg_stat_activity where datname = current_database())`;
const [policyKind, unpaidKind] = workKinds;

describe.each(bothDatabases)("concurrent changes of policies while a file is loaded, on $name", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof policyUploads>;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    files = policyUploads(api);
    token = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());

  /** A file of the same policies, paid through this day, optionally in reverse order. */
  const book = (prefix: string, paidThrough: string, isTurned = false) => {
    const rows = Array.from({ length: count }, (_, index) =>
      policyRow(`${prefix}-${index}`, { "Paid Through Date": paidThrough }),
    );
    return policyFile(isTurned ? rows.reverse() : rows);
  };
  const sent = async (content: string) => files.jobOf(await files.send(content));
  const found = (prefix: string) =>
    api.services.database
      .select({ id: policies.id, version: policies.version })
      .from(policies)
      .where(like(policies.policyNumber, `${prefix}-%`))
      .orderBy(asc(policies.id));

  /** Checks that every version has history, and that every status starts when the previous one ends. */
  const expectWhole = async (entity: string, rows: readonly { id: string; version: number }[]) => {
    const { database } = api.services;
    const ids = rows.map(({ id }) => id);
    const histories = await database
      .select({ id: rowHistory.entityId, version: rowHistory.version })
      .from(rowHistory)
      .where(and(eq(rowHistory.entity, entity), inArray(rowHistory.entityId, ids)));
    const versionsOf = Map.groupBy(histories, ({ id }) => id);
    const statuses = await database
      .select()
      .from(statusChanges)
      .where(and(eq(statusChanges.entity, entity), inArray(statusChanges.entityId, ids)))
      .orderBy(asc(statusChanges.createdDate));
    const statusesOf = Map.groupBy(statuses, ({ entityId }) => entityId);
    for (const { id, version } of rows) {
      const versions = (versionsOf.get(id) ?? []).map((entry) => entry.version);
      expect(versions.sort((one, other) => one - other)).toEqual(
        Array.from({ length: version }, (_, index) => index + 1),
      );
      const entries = statusesOf.get(id) ?? [];
      expect(entries.map(({ endDate }) => endDate)).toEqual([
        ...entries.slice(1).map(({ createdDate }) => createdDate),
        null,
      ]);
    }
  };

  it("completes without deadlock during bulk changes of the same policies and their unpaid rows", async () => {
    await files.upload(book("MEAN", "1/31/2026"));
    const ids = (await found("MEAN")).map(({ id }) => id);
    const open = await api.services.database
      .select({ id: unpaidPolicies.id })
      .from(unpaidPolicies)
      .where(and(inArray(unpaidPolicies.policyId, ids), isNull(unpaidPolicies.resolvedDate)));
    expect([ids.length, open.length]).toEqual([count, count]);
    const agentId = await agentOf(api.services.database, "manager@portico.test");
    const job = await sent(book("MEAN", "12/31/2025", true));
    let isOver = false;
    const upload = files.run(job).finally(() => {
      isOver = true;
    });
    const whileItRuns = async (change: () => Promise<Response>) => {
      let changes = 0;
      do {
        expect((await change()).status).toBe(200);
        changes++;
        // The embedded database never yields to the event loop. This gives pending I/O, such as reading the file, a
        // chance to run.
        await setImmediate();
      } while (!isOver);
      return changes;
    };
    const [ofPolicies, ofUnpaid] = [policyCalls(api, policyKind), policyCalls(api, unpaidKind)];
    const turned = ids.toReversed();
    const [statuses, assigned, unpaid] = await Promise.all([
      whileItRuns(() => ofPolicies.setStatuses(token, { listIds: turned })),
      whileItRuns(() => ofPolicies.assign(token, { listIds: ids }, agentId)),
      whileItRuns(() => ofUnpaid.setStatuses(token, { listIds: open.map(({ id }) => id) })),
    ]);
    expect(await upload).toMatchObject({ state: "done", result: { changedRows: count } });
    const rows = await found("MEAN");
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([2 + statuses + assigned]));
    await expectWhole("policies", rows);
    const worked = await ofUnpaid.rowsNow(open.map(({ id }) => id));
    expect(new Set(worked.map(({ version }) => version))).toEqual(new Set([2 + unpaid]));
    await expectWhole("unpaid_policies", worked);
  });

  it("completes when two files have the same policies in different orders, including new ones", async () => {
    const jobs = [await sent(book("BOTH", "1/31/2026")), await sent(book("BOTH", "12/31/2025", true))];
    const over = await Promise.all(jobs.map((job) => files.run(job)));
    expect(over.map(({ state }) => state)).toEqual(["done", "done"]);
    expect(over.map(({ message }) => message).sort()).toEqual([
      "1,000 rows read: 0 new, 1,000 changed, 0 unchanged.",
      "1,000 rows read: 1,000 new, 0 changed, 0 unchanged.",
    ]);
    const rows = await found("BOTH");
    expect(rows).toHaveLength(count);
    await expectWhole("policies", rows);
  });

  it("is loaded once and completely if a second run starts while the first continues", async () => {
    const job = await sent(book("RUNS", "1/31/2026"));
    await Promise.allSettled([files.run(job), files.run(job)]);
    expect(await files.run(job)).toMatchObject({
      state: "done",
      message: "1,000 rows read: 1,000 new, 0 changed, 0 unchanged.",
    });
    expect(await found("RUNS")).toHaveLength(count);
    expect(await api.services.database.$count(audit, writtenBy(job))).toBe(1);
    expect([await files.held(), await files.stored()]).toEqual([0, []]);
  });

  // The embedded database runs everything sequentially.
  it.each(kind.name === "PostgreSQL" ? [policyKind, unpaidKind] : [])(
    "waits for a transaction that locks the first of the $name, without locking the others",
    async ({ name, table }) => {
      const { database } = api.services;
      const prefix = `FIRST-${name.length}`;
      await files.upload(book(prefix, "1/31/2026"));
      const policyIds = (await found(prefix)).map(({ id }) => id);
      const ofThese = inArray(table === policies ? policies.id : unpaidPolicies.policyId, policyIds);
      const [first] = await database
        .select({ id: table.id })
        .from(table)
        .where(ofThese)
        .orderBy(table.id)
        .limit(1);
      const job = await sent(book(prefix, "12/31/2025"));
      const upload = await database.transaction(async (transaction) => {
        await lockRows(transaction, table, eq(table.id, first?.id ?? ""));
        const running = files.run(job);
        while ((await rowsOf(database, waiting)).length === 0);
        await lockRows(transaction, table, ofThese);
        return { running };
      });
      expect(await upload.running).toMatchObject({ state: "done", result: { changedRows: count } });
    },
    60_000,
  );

  if (kind.name === "PostgreSQL")
    it("stays loaded if a second run fails just before the first ends", async () => {
      const { database, storage } = api.services;
      const job = await sent(book("LAST", "1/31/2026"));
      const own = eq(uploads.id, job);
      const [upload] = await asSystem(database)
        .update(uploads)
        .set({ state: "Loading" })
        .where(own)
        .returning();
      await storage.remove(upload?.fileKey ?? "");
      const second = await database.transaction(async (transaction) => {
        await asSystem(transaction).update(uploads).set({ state: "Loaded" }).where(own);
        const running = files.run(job);
        while ((await rowsOf(database, waiting)).length === 0);
        return { running };
      });
      expect(await second.running).toMatchObject({ state: "done" });
      expect(await files.detailOf(job)).toMatchObject({ state: "Loaded" });
    });

  if (kind.name === "PostgreSQL")
    it("loads nothing if it is canceled while loading", async () => {
      const { database } = api.services;
      await files.upload(book("STOP", "1/31/2026"));
      const job = await sent(book("STOP", "12/31/2025"));
      const upload = await database.transaction(async (transaction) => {
        await lockRows(transaction, policies, like(policies.policyNumber, "STOP-%"));
        const running = files.run(job);
        while ((await rowsOf(database, waiting)).length === 0);
        await api.send(`/api/Jobs/${job}`, { method: "DELETE", token });
        return { running };
      });
      expect(await upload.running).toMatchObject({ state: "cancelled" });
      expect(await files.detailOf(job)).toMatchObject({ state: "Cancelled" });
      expect(new Set((await found("STOP")).map(({ version }) => version))).toEqual(new Set([1]));
      expect(await files.held()).toBe(0);
    });
});
