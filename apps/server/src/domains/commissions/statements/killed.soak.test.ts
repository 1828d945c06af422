import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import * as z from "zod";
import { commissionFaults, noFaults } from "../../../../test/commission-faults.ts";
import { startKilledServer } from "../../../../test/killed-server.ts";
import { lastingDatabases } from "../../../../test/lasting-databases.ts";
import { statementFile } from "../../../../test/statement-calls.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { releaseUnfinishedKeys } from "../../../http/idempotency-store.ts";
import { carrierId } from "../../../reference/seed.ts";
import { shippedFormatId } from "../../../statement-files/shipped-formats.ts";
import { businessClock } from "../../../time/business-clock.ts";
import { trackCurrentMonth } from "../tracking/track-monthly.ts";

const rounds = Number(process.env.KILLS ?? 20);
const carrier = carrierId("AvMed");
/** The demo data has no statement of this month. */
const month = { year: 2020, month: 2 };
const query = new URLSearchParams({ carrier, month: String(month.month), year: String(month.year) });
const copies = 40;
const batchRow = z.object({ id: z.uuid() });
const stateSchema = z.object({
  lines: z.number(),
  loaded: z.number(),
  /** The IDs of jobs that are not finished. */
  jobs: z.array(z.string()),
  batch: z.string().nullable(),
  status: z.string().nullable(),
  paidLines: z.number(),
});
type State = z.infer<typeof stateSchema>;

it.each(["embedded", "server"] as const)(
  `a server killed ${rounds} times each while it reviews, loads, pays and deletes a statement leaves all or nothing, on the %s database`,
  async (kind) => {
    const lasting = await lastingDatabases[kind]();
    const today = businessClock().today();
    /** Runs a check while no server runs. */
    const inspect = async <Result>(check: (database: Database) => Promise<Result>) => {
      const opened = await lasting.open();
      try {
        return await check(opened.database);
      } finally {
        await opened.close();
      }
    };
    const numbers = await inspect(async (database) => {
      await trackCurrentMonth({ database, clock: businessClock() });
      return policyNumbers(database);
    });
    const lines = Array.from({ length: copies }, (_, copy) =>
      numbers.map((number, index) => `${number},Ana Rivera,,1,${copy + 1}.${10 + (index % 90)}`),
    ).flat();
    const server = () => startKilledServer({ ...lasting.variables, JOB_PATIENCE: "10" });
    /** Kills the server while it works, after some milliseconds. Returns what is left. */
    const kill = async (work: (calls: Server) => Promise<unknown>, after: number) => {
      const running = await server();
      const working = work(running).catch(() => undefined);
      await wait(after);
      await running.kill();
      await working;
      return inspect(async (database) => {
        expect(await commissionFaults(database, [carrier], today, { isIdle: false })).toEqual(noFaults);
        // On PostgreSQL, another server might still work on the request, so its key is free only after two minutes.
        await releaseUnfinishedKeys(database);
        return readState(database, batchName);
      });
    };
    /** Runs the work on a server until it and earlier jobs have finished, checks everything, and stops the server. */
    const complete = async (
      work: (calls: Server) => Promise<unknown>,
      left: Pick<State, "jobs"> = { jobs: [] },
    ) => {
      const running = await server();
      const began = performance.now();
      await Promise.all(left.jobs.map((id) => running.finished(id)));
      await work(running);
      const took = performance.now() - began;
      await running.stop();
      const state = await inspect(async (database) => {
        expect(await commissionFaults(database, [carrier], today, { isIdle: true })).toEqual(noFaults);
        return readState(database, batchName);
      });
      return { took, state };
    };

    let batchName = "";
    let key = randomUUID();
    const load = async ({ send, confirmed }: Server) => {
      const body = new FormData();
      body.set("file", new File([statementFile(lines)], "february.csv", { type: "text/csv" }));
      const layout = `&formatId=${shippedFormatId("GENERIC")}&dryRun=true`;
      const response = await send(`/api/Statement?${query}${layout}`, {
        method: "POST",
        body,
      });
      // An earlier request may have been accepted.
      if (response.status === 409) return;
      await confirmed(response);
    };
    const pay = async ({ send, post }: Server) => {
      const body = { name: batchName, carrierId: carrier, ...month };
      const response = await post("/api/PaymentBatches", body, { "idempotency-key": key });
      const text = await response.text();
      if (!response.ok) throw new Error(text);
      const { id } = batchRow.parse(JSON.parse(text));
      await send(`/api/PaymentBatches/${id}/post`, { method: "POST" });
    };
    const remove = async ({ send, finished }: Server) => {
      const response = await send(`/api/Statement?${query}`, { method: "DELETE" });
      expect([200, 404]).toContain(response.status);
      if (response.ok) await finished("statements.deletionTracking");
    };
    const release = async ({ send, post }: Server) => {
      const found = z
        .object({ data: z.array(batchRow) })
        .parse(await (await send(`/api/PaymentBatches?name=${encodeURIComponent(batchName)}`)).json());
      const id = found.data[0]?.id;
      expect((await post(`/api/PaymentBatches/${id}/void`, { comment: "Test" })).status).toBe(200);
    };
    const isLoaded = { lines: lines.length, loaded: 1, jobs: [] };
    const isEmpty = { lines: 0, loaded: 0, jobs: [] };
    const isPaid = { status: "Posted", paidLines: lines.length };
    const counts: Record<string, number> = {};
    const count = (what: string) => {
      counts[what] = (counts[what] ?? 0) + 1;
    };

    // The first time without a kill, to know how long it takes.
    const times = { load: 0, pay: 0, remove: 0 };
    for (let round = 0; round <= rounds; round++) {
      const after = (time: number) => (time * (round - 0.5)) / rounds;
      let left: State | undefined;
      batchName = `Killed ${round}`;
      key = randomUUID();
      if (round > 0) {
        left = await kill(load, after(times.load));
        count(left.lines > 0 ? "loaded" : "not loaded");
        expect([0, lines.length]).toContain(left.lines);
      }
      const loaded = await complete(load, left);
      expect(loaded.state).toMatchObject(isLoaded);
      left = undefined;
      if (round > 0) {
        left = await kill(pay, after(times.pay));
        count(left.status ?? "no batch");
        expect(left.paidLines).toBe(left.batch === null ? 0 : lines.length);
      }
      const paid = await complete(pay, left);
      expect(paid.state).toMatchObject({ ...isLoaded, ...isPaid });
      const voided = await complete(release);
      expect(voided.state).toMatchObject({ ...isLoaded, status: "Void", paidLines: 0 });
      left = undefined;
      if (round > 0) {
        left = await kill(remove, after(times.remove));
        count(left.lines > 0 ? "not deleted" : "deleted");
        expect([0, lines.length]).toContain(left.lines);
      }
      const removed = await complete(remove, left);
      expect(removed.state).toMatchObject({ ...isEmpty, paidLines: 0 });
      if (round === 0) Object.assign(times, { load: loaded.took, pay: paid.took, remove: removed.took });
    }
    console.log(`${kind}: after ${3 * rounds} kills: ${JSON.stringify(counts)}`);
  },
);

type Server = Awaited<ReturnType<typeof startKilledServer>>;

async function policyNumbers(database: Database): Promise<string[]> {
  const rows = await rowsOf(
    database,
    sql`select policy_number as number from policies where carrier_id = ${carrier} order by id`,
  );
  return rows.map(({ number }) => String(number));
}

/** What the database contains of the test's statement and batch. */
async function readState(database: Database, batchName: string): Promise<State> {
  const of = sql`carrier_id = ${carrier} and year = ${month.year} and month = ${month.month}`;
  const [row] = await rowsOf(
    database,
    sql`select (select count(*)::int from commission_lines where ${of}) as lines,
      (select count(*)::int from statement_loads where ${of} and state = 'Loaded') as loaded,
      (select coalesce(array_agg(id::text), '{}') from jobs where state in ('queued', 'running')) as jobs,
      (select id::text from payment_batches where name = ${batchName}) as batch,
      (select e.name from payment_batches b join generic_entries e on e.id = status_id where b.name = ${batchName}) as status,
      (select count(*)::int from payment_lines p join statement_lines l on l.id = p.line_id
        where not p.is_void and l.${of}) as "paidLines"`,
  );
  return stateSchema.parse(row);
}
