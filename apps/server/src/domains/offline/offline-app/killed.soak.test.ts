import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { asSystem } from "../../../../test/as-system.ts";
import { startChild } from "../../../../test/child-server.ts";
import { originIn, signInAt } from "../../../../test/downloads.ts";
import { lastingDatabases } from "../../../../test/lasting-databases.ts";
import { applicationForm } from "../../../../test/offline-application.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { releaseUnfinishedKeys } from "../../../http/idempotency-store.ts";

/** The writes of Submit New in their order: the server is killed during each of them. */
const steps = [
  "insert on idempotent_answers",
  "insert on offline_applications",
  "insert on status_changes",
  "insert on offline_ssns",
  "insert on offline_cards",
  "insert on notes",
  "delete on offline_drafts",
  "insert on audit",
  "update on idempotent_answers",
] as const;
/** Kills at times spread over a submission, including after its commit. */
const timedKills = 10;
const seconds = { step: 3, untilKill: 1 };

const made = z.object({ id: z.uuid() });
const stateSchema = z.object({
  applications: z.array(z.string()),
  drafts: z.number(),
  statuses: z.number(),
  history: z.number(),
  ssns: z.number(),
  cards: z.number(),
  notes: z.number(),
  events: z.number(),
});
type State = z.infer<typeof stateSchema>;

const nothing: State = {
  ...{ applications: [], drafts: 1, statuses: 0, history: 0, ssns: 0, cards: 0, notes: 0, events: 0 },
};
/** One application with two Social Security numbers. */
const everything = (id: string): State => ({
  ...{ applications: [id], drafts: 0, statuses: 1, history: 1, ssns: 2, cards: 1, notes: 1, events: 1 },
});

it.each(["embedded", "server"] as const)(
  "a server killed at each step of Submit New stores one application, or nothing until the request is repeated, on the %s database",
  async (kind) => {
    const lasting = await lastingDatabases[kind]();
    /** Runs work while no server runs. */
    const inspect = async <Result>(work: (database: Database) => Promise<Result>) => {
      const opened = await lasting.open();
      try {
        return await work(opened.database);
      } finally {
        await opened.close();
      }
    };
    const counts: Record<string, number> = {};
    /** Submits an application, kills the server, checks what is left, and repeats the request. */
    const killDuring = async (name: string, after: number, step?: string) => {
      if (step !== undefined) await inspect((database) => slowDown(database, step));
      const first = await startServer(lasting.variables);
      const form = await first.draftOf(name);
      const working = first.submit(form).catch(() => undefined);
      await wait(after);
      await first.kill();
      const answered = await working;
      const left = await inspect(async (database) => {
        if (step !== undefined) await speedUp(database, step);
        // On PostgreSQL, another server might still work on the request, so its key is free only after two minutes.
        await releaseUnfinishedKeys(database);
        return readState(database, form);
      });
      const [id] = left.applications;
      expect(left).toEqual(id === undefined ? nothing : everything(id));
      if (step !== undefined) expect(id).toBeUndefined();
      const outcome =
        answered !== undefined ? "answered" : id === undefined ? "nothing" : "stored, unanswered";
      counts[outcome] = (counts[outcome] ?? 0) + 1;

      const next = await startServer(lasting.variables);
      const repeated = await next.submit(form);
      expect(await next.submit(form)).toBe(repeated);
      if (id !== undefined) expect(repeated).toBe(id);
      await next.stop();
      expect(await inspect((database) => readState(database, form))).toEqual(everything(repeated));
    };

    for (const step of steps) await killDuring(`During ${step}`, seconds.untilKill * 1000, step);
    const server = await startServer(lasting.variables);
    const began = performance.now();
    await server.submit(await server.draftOf("To measure"));
    const took = performance.now() - began;
    await server.stop();
    for (let kill = 0; kill < timedKills; kill++)
      await killDuring(`After part ${kill}`, (2 * took * (kill + 1)) / timedKills);
    console.log(`${kind}: after ${steps.length + timedKills} kills: ${JSON.stringify(counts)}`);
  },
);

interface Form {
  readonly draftId: string;
  readonly lastName: string;
  readonly key: string;
}

async function startServer(variables: Readonly<Record<string, string>>) {
  const child = startChild({ ...variables, DEMO_ROWS: "0", DEMO_ACCOUNTS: "1", JOB_PATIENCE: "10" });
  onTestFinished(() => void child.process.kill("SIGKILL"));
  const origin = originIn(await child.says(/Portico is ready on/));
  const authorization = await signInAt(origin, "agent@portico.test");
  const send = async (path: string, method: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/api/OfflineApp${path}`, {
      method,
      headers: { ...authorization, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    const result: unknown = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(result));
    return result;
  };
  const end = (signal: "SIGKILL" | "SIGTERM") => {
    child.process.kill(signal);
    return child.ended;
  };
  return {
    /** Saves the draft of a form. */
    draftOf: async (lastName: string): Promise<Form> => {
      const draftId = randomUUID();
      await send(`/drafts/${draftId}`, "PUT", { revision: 0, changed: { lastName } });
      return { draftId, lastName, key: randomUUID() };
    },
    /** Submits a form. Returns the application's ID. */
    submit: async ({ draftId, lastName, key }: Form) => {
      const body = { ...applicationForm, lastName, note: "Called twice", draftId };
      return made.parse(await send("", "POST", body, { "idempotency-key": key })).id;
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

/** Makes a step take seconds, by a trigger. */
async function slowDown(database: Database, step: string): Promise<void> {
  const system = asSystem(database);
  await system.execute(
    sql.raw(`create or replace function take_time() returns trigger language plpgsql as $$
      declare ends timestamptz := clock_timestamp() + interval '${seconds.step} seconds';
      begin
        while clock_timestamp() < ends loop end loop;
        return coalesce(new, old);
      end $$`),
  );
  await system.execute(
    sql.raw(`create trigger take_time before ${step} for each row execute function take_time()`),
  );
}

async function speedUp(database: Database, step: string): Promise<void> {
  const table = step.split(" ").at(-1);
  await asSystem(database).execute(sql.raw(`drop trigger take_time on ${table}`));
  await asSystem(database).execute(sql`drop function take_time()`);
}

/** What the database has of a form. */
async function readState(database: Database, { draftId, lastName }: Form): Promise<State> {
  const of = (column: string) =>
    sql`${sql.raw(column)}::text in (select id::text from offline_applications where last_name = ${lastName})`;
  const [row] = await rowsOf(
    database,
    sql`select
      (select coalesce(array_agg(id::text), '{}') from offline_applications where last_name = ${lastName}) as applications,
      (select count(*)::int from offline_drafts where id = ${draftId}) as drafts,
      (select count(*)::int from status_changes where ${of("entity_id")}) as statuses,
      (select count(*)::int from row_history where ${of("entity_id")}) as history,
      (select count(*)::int from offline_ssns where ${of("application_id")}) as ssns,
      (select count(*)::int from offline_cards where ${of("application_id")}) as cards,
      (select count(*)::int from notes where ${of("entity_id")}) as notes,
      (select count(*)::int from audit a join offline_applications o
        on a.data1 = 'offline_applications/' || o.id where o.last_name = ${lastName}) as events`,
  );
  return stateSchema.parse(row);
}
