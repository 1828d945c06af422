import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import * as z from "zod";
import { startKilledServer } from "../../../test/killed-server.ts";
import { lastingDatabases } from "../../../test/lasting-databases.ts";
import { rowsOf } from "../../db/database.ts";
import { carrierId } from "../../reference/seed.ts";

const rounds = 10;
const rows = 1_500;
const started = z.object({ jobId: z.uuid() });
const stateSchema = z.object({
  /** Policies whose number ends with a letter. */
  added: z.number(),
  terms: z.number(),
  incomplete: z.number(),
  staged: z.number(),
  /** The IDs of jobs that are not finished. */
  jobs: z.array(z.string()),
});
type State = z.infer<typeof stateSchema>;

it.each(["embedded", "server"] as const)(
  `a server killed ${rounds} times while it loads a policy file leaves all of it or nothing, on the %s database`,
  async (kind) => {
    const lasting = await lastingDatabases[kind]();
    const server = () => startKilledServer({ ...lasting.variables, JOB_PATIENCE: "10" });
    const readState = async (): Promise<State> => {
      const opened = await lasting.open();
      try {
        const [row] = await rowsOf(
          opened.database,
          sql`select (select count(*)::int from policies where policy_number like 'SOAK-%') as added,
            (select count(*)::int from policy_terms t join policies p on p.id = t.policy_id
              where p.policy_number like 'SOAK-%') as terms,
            (select count(*)::int from incomplete_policies where policy_number like 'SOAK-%') as incomplete,
            (select count(*)::int from policy_upload_lines) as staged,
            (select coalesce(array_agg(id::text), '{}') from jobs where state in ('queued', 'running')) as jobs`,
        );
        return stateSchema.parse(row);
      } finally {
        await opened.close();
      }
    };
    type Server = Awaited<ReturnType<typeof server>>;
    const upload = async ({ send, finished }: Server, round: number) => {
      const query = new URLSearchParams({ fileName: `${round}.csv`, carrier: carrierId("AvMed") });
      const path = `/api/UploadPolicies/UploadPolicyCSV?${query}`;
      const headers = { "content-type": "text/csv" };
      const response = await send(path, { method: "POST", headers, body: fileOf(round) });
      await finished(started.parse(await response.json()).jobId);
    };
    /** What the files up to a round have left: its own rows wait, and those of earlier ones are policies. */
    const after = (round: number) => ({ added: round * rows, terms: round * rows, incomplete: rows });

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
        const { added, terms, incomplete } = left;
        expect([after(round - 1), after(round)]).toContainEqual({ added, terms, incomplete });
        if (added < round * rows) early += 1;
        jobs = left.jobs;
      }
      const running = await server();
      const began = performance.now();
      await Promise.all(jobs.map((id) => running.finished(id)));
      // Loading a file again changes nothing.
      await upload(running, round);
      took = Math.max(took, performance.now() - began);
      await running.stop();
      expect(await readState()).toEqual({ ...after(round), staged: 0, jobs: [] });
    }
    console.log(`${kind}: ${early} of ${rounds} kills were before the file was loaded`);
  },
);

/** A file whose rows lack a name, and that has the names which the file of the round before lacks. */
function fileOf(round: number): string {
  const lines = Array.from({ length: rows }, (_, index) => [
    `SOAK-${round}-${index},,FL,1/1/2026,Alejandra Ríos`,
    ...(round > 0 ? [`SOAK-${round - 1}-${index},"Rivera, Ana",,,`] : []),
  ]);
  return ["Policy Number,Insured Name,State,Effective Date,Broker Name", ...lines.flat()].join("\n");
}
