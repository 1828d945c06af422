import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, inArray, like } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { startChild } from "../../../../test/child-server.ts";
import { killedDatabases, lastingDatabases } from "../../../../test/lasting-databases.ts";
import { policyFile, policyRow } from "../../../../test/policy-files.ts";
import { policies, policyUploadLines, policyUploads, rowHistory } from "../../../db/schema/index.ts";
import { demoPassword } from "../../../demo/accounts.ts";
import { carrierId } from "../../../reference/seed.ts";

const token = z.object({ token: z.string() });
const started = z.object({ jobId: z.uuid() });

const rows = 6_000;
/** The history entries that a file causes: one per row for the policy and one for its term. Demo data has none. */
const ofFile = and(inArray(rowHistory.entity, ["policies", "policy_terms"]), eq(rowHistory.version, 1));
/** Logged after the whole file was read: the remaining steps are counted as one, the loading. */
const loadingBegins = /"steps":60,.*a step of a job starts/;

/** Starts a server on a database, and returns calls as an administrator. */
async function server(variables: Record<string, string>) {
  const child = startChild({ DEMO_ROWS: "0", LOG_LEVEL: "debug", JOB_PATIENCE: "10", ...variables });
  onTestFinished(async () => {
    child.process.kill("SIGKILL");
    await child.ended;
  });
  const origin = z.url().parse((await child.says(/Portico is ready on/)).split(" ").at(-1));
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> =>
    (await fetch(`${origin}${path}`, init)).json();
  const signedIn = async () => {
    const body = JSON.stringify({ user: "admin@portico.test", pass: demoPassword });
    const headers = { "content-type": "application/json" };
    return {
      authorization: `Bearer ${token.parse(await ask("/identity/login", { method: "POST", headers, body })).token}`,
    };
  };
  return { child, ask, signedIn };
}

/** Starts the upload of a file, and kills the server while it loads. */
async function killWhileLoading(
  { child, ask }: Awaited<ReturnType<typeof server>>,
  {
    authorization,
    query = "",
  }: { readonly authorization: { authorization: string }; readonly query?: string },
): Promise<string> {
  const body = policyFile(Array.from({ length: rows }, (_, index) => policyRow(`KILL-${index}`)));
  const path = `/api/UploadPolicies/UploadPolicyCSV?fileName=kill.csv&carrier=${carrierId("AvMed")}${query}`;
  const headers = { ...authorization, "content-type": "text/csv" };
  const { jobId } = started.parse(await ask(path, { method: "POST", headers, body }));
  await child.says(loadingBegins);
  child.process.kill("SIGKILL");
  await child.ended;
  return jobId;
}

describe("a server killed while loading a policy file", () => {
  it.each(killedDatabases)(
    "has loaded nothing, and loads the whole file after a restart, on the %s database",
    async (kind) => {
      const { folder, variables, open } = await lastingDatabases[kind]();
      const first = await server(variables);
      const authorization = await first.signedIn();
      const jobId = await killWhileLoading(first, { authorization });

      const between = await open();
      const loaded = await between.database
        .select({ id: policies.id })
        .from(policies)
        .where(like(policies.policyNumber, "KILL-%"));
      const held = await between.database.$count(policyUploadLines);
      const histories = await between.database.$count(rowHistory, ofFile);
      await between.close();
      expect([loaded, histories]).toEqual([[], 0]);
      expect(held).toBe(rows);

      const next = await server(variables);
      const look = () => next.ask(`/api/Jobs/${jobId}`, { headers: authorization });
      await expect.poll(look, { timeout: 120_000 }).toMatchObject({
        state: "done",
        done: 100,
        message: "6,000 rows read: 6,000 new, 0 changed, 0 unchanged.",
      });
      next.child.process.kill("SIGTERM");
      await next.child.ended;
      const after = await open();
      onTestFinished(() => after.close());
      expect(await after.database.select().from(policyUploads)).toContainEqual(
        expect.objectContaining({ id: jobId, state: "Loaded", newRows: rows }),
      );
      expect(await after.database.$count(policyUploadLines)).toBe(0);
      expect(await after.database.$count(rowHistory, ofFile)).toBe(2 * rows);
      const files = await readdir(join(folder, "files", "uploads"), { recursive: true, withFileTypes: true });
      expect(files.filter((entry) => entry.isFile())).toEqual([]);
    },
    240_000,
  );

  it.each(killedDatabases)(
    "repeats a dry run after a restart, and has loaded nothing before it is confirmed, on the %s database",
    async (kind) => {
      const { variables, open } = await lastingDatabases[kind]();
      const first = await server(variables);
      const authorization = await first.signedIn();
      const dryRun = await killWhileLoading(first, { authorization, query: "&dryRun=true" });

      const next = await server(variables);
      const look = (id: string) => next.ask(`/api/Jobs/${id}`, { headers: authorization });
      const message = "6,000 rows read: 6,000 new, 0 changed, 0 unchanged.";
      const checked = { state: "done", message, result: { state: "Checked" } };
      await expect.poll(() => look(dryRun), { timeout: 120_000 }).toMatchObject(checked);
      const numbers = await next.ask("/api/Policies?search=KILL-&pageSize=1", { headers: authorization });
      expect(numbers).toMatchObject({ totalRecords: 0 });
      const { jobId } = started.parse(
        await next.ask(`/api/Uploads/${dryRun}/confirm`, { method: "POST", headers: authorization }),
      );
      const loaded = { state: "done", message, result: { state: "Loaded" } };
      await expect.poll(() => look(jobId), { timeout: 120_000 }).toMatchObject(loaded);
      next.child.process.kill("SIGTERM");
      await next.child.ended;
      const after = await open();
      onTestFinished(() => after.close());
      expect(await after.database.$count(policies, like(policies.policyNumber, "KILL-%"))).toBe(rows);
      expect(await after.database.$count(policyUploadLines)).toBe(0);
    },
    240_000,
  );
});
