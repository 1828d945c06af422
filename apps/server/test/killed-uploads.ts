import { setTimeout as wait } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { expect } from "vitest";
import * as z from "zod";
import { rowsOf } from "../src/db/database.ts";
import { startKilledServer } from "./killed-server.ts";
import { lastingDatabases } from "./lasting-databases.ts";

/** A running server. */
type Server = Awaited<ReturnType<typeof startKilledServer>>;

/** Files of one kind, one a round. */
export interface KilledUploads {
  /** Sends the file of a round, for a review. */
  readonly send: (server: Server, round: number) => Promise<Response>;
  /** Counts of what the files have left, as the columns of a query. */
  readonly counts: SQL;
  /** These counts after the files up to a round. */
  readonly after: (round: number) => Readonly<Record<string, number>>;
  /** Whether a file is loaded in steps, so that a killed server may leave a part of it. @default false */
  readonly isInSteps?: boolean;
}

const unfinishedSchema = z.object({
  /** The IDs of jobs that are not finished. */
  jobs: z.array(z.string()),
  /** The number of staged lines. */
  staged: z.number(),
});
const countsSchema = z.record(z.string(), z.number());

/**
 * Kills a server at moments that are spread over the review and the load of a file, and checks each time that all or
 * nothing of the file is there, and all of it once the server has run again.
 * @returns how many kills were before the whole file was loaded
 */
export async function killWhileUploading(
  kind: keyof typeof lastingDatabases,
  rounds: number,
  { send, counts, after, isInSteps = false }: KilledUploads,
): Promise<number> {
  const lasting = await lastingDatabases[kind]();
  const server = () => startKilledServer({ ...lasting.variables, JOB_PATIENCE: "10" });
  const readState = async () => {
    const opened = await lasting.open();
    try {
      const [found] = await rowsOf(opened.database, sql`select ${counts}`);
      const [unfinished] = await rowsOf(
        opened.database,
        sql`select (select coalesce(array_agg(id::text), '{}') from jobs where state in ('queued', 'running')) as jobs,
          (select count(*)::int from policy_upload_lines) + (select count(*)::int from lead_upload_lines) as staged`,
      );
      return { counts: countsSchema.parse(found), ...unfinishedSchema.parse(unfinished) };
    } finally {
      await opened.close();
    }
  };
  const upload = async (running: Server, round: number) => running.confirmed(await send(running, round));

  let took = 0;
  let early = 0;
  for (let round = 0; round <= rounds; round++) {
    let jobs: readonly string[] = [];
    if (round > 0) {
      const running = await server();
      const working = upload(running, round).catch(() => undefined);
      await wait((took * (round - 0.5)) / rounds);
      await running.kill();
      await working;
      const left = await readState();
      const [before, whole] = [after(round - 1), after(round)];
      if (isInSteps) expect(isBetween(left.counts, before, whole), JSON.stringify(left.counts)).toBe(true);
      else expect([before, whole]).toContainEqual(left.counts);
      if (JSON.stringify(left.counts) !== JSON.stringify(whole)) early += 1;
      jobs = left.jobs;
    }
    const running = await server();
    const began = performance.now();
    await Promise.all(jobs.map((id) => running.finished(id)));
    // Loading a file again changes nothing.
    await upload(running, round);
    took = Math.max(took, performance.now() - began);
    await running.stop();
    expect(await readState()).toEqual({ counts: after(round), staged: 0, jobs: [] });
  }
  return early;
}

type Counts = Readonly<Record<string, number>>;

function isBetween(counts: Counts, low: Counts, high: Counts): boolean {
  return Object.entries(counts).every(
    ([name, count]) => count >= (low[name] ?? 0) && count <= (high[name] ?? 0),
  );
}
