import { createServer, type Server } from "node:http";
import { applicationSchemas } from "@portico/contract/features/application.schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../test/api.ts";
import { configure } from "../../../test/configuration.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { policies } from "../../db/schema/index.ts";
import { portOf } from "../../http/bind.ts";
import { applicationApi } from "../../sandbox/marketplace/applications/application-api.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no kind of database to test on.");

type Fault = "none" | "half" | "html" | "limit" | "down";
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
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const body = Buffer.concat(parts).toString();
      const answer = await sandbox.request(request.url ?? "/", {
        method: request.method ?? "GET",
        headers: Object.entries(request.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        ...(body && { body }),
      });
      const text = await answer.text();
      if (fault === "half") response.end(text.slice(0, text.length / 2));
      else if (fault === "html") response.end("<html>Maintenance</html>");
      else if (fault === "limit") response.writeHead(429, { "retry-after": "7" }).end("{}");
      else response.writeHead(answer.status, { "content-type": "application/json" }).end(text);
    });
    await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
    await configure(api.services, { "marketplace.applications": `http://127.0.0.1:${portOf(upstream)}` });
  });
  afterAll(async () => {
    upstream.close();
    await api.close();
  });

  const send = async (path: string, body?: object) =>
    api.send(`/api/application/4101223001${path}`, {
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
    expect((await send("/update")).status).toBe(200);
  });

  it("enrolls once if the response to a submission is lost", async () => {
    await send("/update");
    const { raw } = applicationSchemas["application.detail"].answer.parse(await (await send("")).json());
    const [applicant] = raw.object.insuranceApplication.applicants.filter(
      ({ eligibilityInitial }) => eligibilityInitial?.indicator,
    );
    const applicants = [applicant?.id ?? ""];
    const { plans } = applicationSchemas["application.plans"].answer.parse(
      await (await send("/plans/search", { applicants, metalLevels: ["Bronze"] })).json(),
    );
    const body = { enrollment_groups: [{ applicants, plan: { id: plans[0]?.id }, aptc_selected: 0 }] };
    fault = "half";
    expect((await send("/submit", body)).status).toBe(503);
    fault = "html";
    expect((await send("/submit", body)).status).toBe(503);
    fault = "none";
    const result = applicationSchemas["application.submit"].answer.parse(
      await (await send("/submit", body)).json(),
    );
    expect(result.policies).toHaveLength(1);
    const stored = await api.services.marketplace.sandboxApplications.find("4101223001");
    expect(stored?.object.policies).toHaveLength(1);
    const exchangeId = result.policies[0]?.exchangeId ?? "";
    expect(await api.services.database.$count(policies, eq(policies.exchangeId, exchangeId))).toBe(1);
  });
});
