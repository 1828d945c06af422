import { createServer, type Server } from "node:http";
import { applicationSchemas } from "@portico/contract/features/marketplace/application.schemas";
import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { configure } from "../../../../test/configuration.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import {
  agents,
  jobs,
  marketplaceApplications,
  policies,
  sandboxApplications,
} from "../../../db/schema/index.ts";
import { portOf } from "../../../http/bind.ts";
import { runJob } from "../../../jobs/run-job.ts";
import { startJob } from "../../../jobs/start-job.ts";
import { applicationApi } from "../../../sandbox/marketplace/applications/application-api.ts";
import { storeApplication } from "./store-application.ts";
import { updateHandler } from "./update-all.ts";
import type { Wait } from "./wait-for-limit.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no kind of database to test on.");

type Fault = "none" | "half" | "html" | "limit" | "down" | "rejected" | "renamed";
const admin = "admin@portico.test";

/** The sandbox behind a server on loopback that can fail after it has done what was asked. */
describe("enrollment at a Marketplace that fails", () => {
  let api: TestApi;
  let upstream: Server;
  let fault: Fault = "none";

  beforeAll(async () => {
    api = await openApi(embedded);
    api.time.now = new Date("2026-11-20T15:00:00Z");
    const { clock, marketplace } = api.services;
    const sandbox = applicationApi(marketplace.sandboxApplications, clock.today);
    upstream = createServer(async (request, response) => {
      if (fault === "down") return void request.socket.destroy();
      if (fault === "rejected")
        return void response.writeHead(400).end('{"code":"1003","message":"invalid input"}');
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const body = Buffer.concat(parts).toString();
      const fromSandbox = await sandbox.request(request.url ?? "/", {
        method: request.method ?? "GET",
        headers: Object.entries(request.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        ...(body && { body }),
      });
      const text = await fromSandbox.text();
      if (fault === "half") response.end(text.slice(0, text.length / 2));
      else if (fault === "html") response.end("<html>Maintenance</html>");
      else if (fault === "renamed")
        response.end(text.replaceAll('"status":"Pending"', '"status":"Submitted"'));
      else if (fault === "limit") response.writeHead(429, { "retry-after": "7" }).end("{}");
      else response.writeHead(fromSandbox.status, { "content-type": "application/json" }).end(text);
    });
    await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
    await configure(api.services, { "marketplace.applications": `http://127.0.0.1:${portOf(upstream)}` });
  });
  afterAll(async () => {
    upstream.close();
    await api.close();
  });

  const send = async (path: string, body?: object, id = "4101223001") =>
    api.send(`/api/application/${id}${path}`, {
      method: body ? "POST" : "GET",
      token: await api.tokenOf(admin),
      body,
    });

  it.each<[Fault, number, RegExp]>([
    ["down", 503, /Nothing was lost/],
    ["html", 503, /Nothing was lost/],
    ["half", 503, /Nothing was lost/],
    ["limit", 429, /Try again in 7 seconds/],
  ])("says so in plain language when it is %s", async (kind, status, message) => {
    fault = kind;
    const response = await send("/update");
    expect([response.status, await response.json()]).toEqual([
      status,
      { message: expect.stringMatching(message) },
    ]);
    fault = "none";
    later(1);
    expect((await send("/update")).status).toBe(200);
  });

  /** Runs a job that fetches applications again. `wait` is called instead of waiting. */
  const update = async (ids: readonly string[], wait?: Wait) => {
    const { database, log } = api.services;
    const { jobId } = await startJob(
      database,
      { kind: "application.update", input: z.unknown() },
      { input: { ids }, startedBy: null },
    );
    const handlers = [updateHandler(api.services, wait)];
    await runJob({ database, log, handlers, isStopping: () => false }, jobId, { ids });
    const [job] = await database.select().from(jobs).where(eq(jobs.id, jobId));
    return job;
  };

  it("fails an update of the list if nothing was updated", async () => {
    fault = "down";
    const job = await update(["4101223001"]);
    fault = "none";
    expect(job).toMatchObject({
      state: "failed",
      message: expect.stringContaining("isn't available right now"),
    });
  });

  it("counts what an update of the list couldn't fetch", async () => {
    const id = await nextApplication();
    await api.services.database.delete(sandboxApplications).where(eq(sandboxApplications.id, id));
    expect(await update(["4101223001", id])).toMatchObject({
      state: "done",
      message:
        "1 of 2 applications updated. The last failure: The Marketplace no longer has this application.",
      result: { updated: 1, failed: 1 },
    });
  });

  it("waits in an update of the list as long as the Marketplace asks for", async () => {
    fault = "limit";
    const waits: number[] = [];
    const job = await update(["4101223001"], async (milliseconds) => {
      waits.push(milliseconds);
      api.time.now = new Date(api.time.now.getTime() + milliseconds);
      fault = "none";
    });
    expect(job).toMatchObject({ state: "done", result: { updated: 1, failed: 0 } });
    expect(waits).toEqual([5_000, 2_000]);
  });

  let lastId = 6_000_000_001;
  /** The ID of a new application in which someone can enroll. */
  const nextApplication = async (): Promise<string> => {
    lastId += 10;
    const raw = await api.services.marketplace.sandboxApplications.find(String(lastId), "FL");
    if (!raw || !firstApplicant(raw)) return nextApplication();
    const [seller] = await api.services.database.select({ agentSaleId: agents.id }).from(agents).limit(1);
    await storeApplication(api.services.database, raw, { by: null, now: api.time.now, ...seller });
    return raw.exchangeAssignedId;
  };
  const firstApplicant = ({ object }: MarketplaceApplication) =>
    object.insuranceApplication.applicants.find(({ eligibilityInitial }) => eligibilityInitial?.indicator);
  /** The body of a submission: the first applicant who can enroll, without a credit, in one of the Bronze plans. */
  const bodyFor = async (id: string, plan = 0) => {
    const { raw } = applicationSchemas["application.detail"].response.parse(
      await (await send("", undefined, id)).json(),
    );
    const applicants = [firstApplicant(raw)?.id ?? ""];
    const { plans } = applicationSchemas["application.plans"].response.parse(
      await (await send("/plans/search", { applicants, metalLevels: ["Bronze"] }, id)).json(),
    );
    return { enrollment_groups: [{ applicants, plan: { id: plans[plan]?.id }, aptc_selected: 0 }] };
  };
  const resultOf = async (response: Response) =>
    applicationSchemas["application.submit"].response.parse(await response.json());
  const stored = (id: string) => api.services.marketplace.sandboxApplications.find(id);
  const later = (minutes: number) => {
    api.time.now = new Date(api.time.now.getTime() + minutes * 60_000);
  };

  it("enrolls once if the response to a submission is lost", async () => {
    const id = await nextApplication();
    const body = await bodyFor(id);
    fault = "half";
    expect((await send("/submit", body, id)).status).toBe(503);
    fault = "html";
    expect((await send("/submit", body, id)).status).toBe(503);
    fault = "none";
    const result = await resultOf(await send("/submit", body, id));
    expect(result.policies).toHaveLength(1);
    expect((await stored(id))?.object.policies).toHaveLength(1);
    const exchangeId = result.policies[0]?.exchangeId ?? "";
    expect(await api.services.database.$count(policies, eq(policies.exchangeId, exchangeId))).toBe(1);
  });

  it("starts one application if the response is lost and the form is sent again", async () => {
    const lastName = "Quintana-Lost";
    const start = async (key: string) =>
      api.send("/api/application/consumer", {
        method: "POST",
        token: await api.tokenOf(admin),
        headers: { "idempotency-key": key },
        body: { firstName: "Inés", lastName, dob: "1980-02-03", state: "FL" },
      });
    fault = "half";
    expect((await start("the-first-form")).status).toBe(503);
    fault = "none";
    expect((await start("the-first-form")).status).toBe(200);
    const started = () =>
      api.services.database.$count(
        sandboxApplications,
        sql`${sandboxApplications.data} ->> 'userLastName' = ${lastName}`,
      );
    expect(await started()).toBe(1);
    expect((await start("another-form")).status).toBe(200);
    expect(await started()).toBe(2);
  });

  it("refuses other groups while it isn't known whether the earlier ones are enrolled", async () => {
    const id = await nextApplication();
    const [first, other] = [await bodyFor(id), await bodyFor(id, 1)];
    fault = "half";
    expect((await send("/submit", first, id)).status).toBe(503);
    fault = "none";
    const refused = await send("/submit", other, id);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { message: expect.stringContaining(`in plan ${first.enrollment_groups[0]?.plan.id}`) },
    ]);
    later(5);
    await send("/update", undefined, id);
    expect((await send("/submit", other, id)).status).toBe(409);
    const { policies: enrolled } = await resultOf(await send("/submit", first, id));
    expect(enrolled.map(({ planId }) => planId)).toEqual([first.enrollment_groups[0]?.plan.id]);
  });

  it("enrolls other groups once a fetch shows that the earlier ones never arrived", async () => {
    const id = await nextApplication();
    const [first, other] = [await bodyFor(id), await bodyFor(id, 1)];
    fault = "down";
    expect((await send("/submit", first, id)).status).toBe(503);
    fault = "none";
    await send("/update", undefined, id);
    // The Marketplace may still be working on them.
    expect((await send("/submit", other, id)).status).toBe(409);
    later(5);
    await send("/update", undefined, id);
    const { policies: enrolled } = await resultOf(await send("/submit", other, id));
    expect(enrolled.map(({ planId }) => planId)).toEqual([other.enrollment_groups[0]?.plan.id]);
    expect((await stored(id))?.object.policies).toHaveLength(1);
  });

  it("enrolls only one of two different submissions at the same time", async () => {
    const id = await nextApplication();
    const bodies = [await bodyFor(id), await bodyFor(id, 1)];
    const responses = await Promise.all(bodies.map((body) => send("/submit", body, id)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const enrolled =
      bodies[responses.findIndex(({ status }) => status === 200)]?.enrollment_groups[0]?.plan.id;
    expect((await stored(id))?.object.policies.map(({ plan }) => plan.id)).toEqual([enrolled]);
  });

  it("confirms an enrollment after its period ended, if the Marketplace had accepted it before", async () => {
    const id = await nextApplication();
    const body = await bodyFor(id);
    fault = "half";
    expect((await send("/submit", body, id)).status).toBe(503);
    fault = "none";
    await asSystem(api.services.database)
      .update(marketplaceApplications)
      .set({ raw: sql`replace(raw::text, '"indicator": true', '"indicator": false')::jsonb` })
      .where(eq(marketplaceApplications.exchangeAssignedId, id));
    expect((await resultOf(await send("/submit", body, id))).policies).toHaveLength(1);
  });

  it("enrolls other groups after the Marketplace rejected the earlier ones", async () => {
    const id = await nextApplication();
    const [first, other] = [await bodyFor(id), await bodyFor(id, 1)];
    fault = "rejected";
    expect((await send("/submit", first, id)).status).toBe(422);
    fault = "none";
    expect((await resultOf(await send("/submit", other, id))).policies).toHaveLength(1);
  });

  it("adds policies whatever their status is called, with the agent of record only if there is one", async () => {
    const id = await nextApplication();
    fault = "renamed";
    const { policies: enrolled } = await resultOf(await send("/submit", await bodyFor(id), id));
    fault = "none";
    const rows = await api.services.database
      .select()
      .from(policies)
      .where(eq(policies.exchangeId, enrolled[0]?.exchangeId ?? ""));
    expect(rows).toMatchObject([{ aor: null, agentId: expect.any(String) }]);
  });

  it("keeps the newer version if an older one arrives late", async () => {
    const id = await nextApplication();
    const old = await stored(id);
    if (!old) throw new Error("The application is gone.");
    await send("/submit", await bodyFor(id), id);
    const options = { by: null, now: api.time.now };
    const { raw } = await storeApplication(api.services.database, old, options);
    expect(raw.object.policies).toHaveLength(1);
    expect(raw.version).toBeGreaterThan(old.version);
  });
});
