import { screenHeader } from "@portico/contract";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf } from "../../test/accounts.ts";
import { addedScreen, publishAs } from "../../test/added-screens.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { policyCalls, workKinds } from "../../test/policy-calls.ts";
import { addWorkRows } from "../../test/work-rows.ts";
import { audit, policies } from "../db/schema/index.ts";
import { currentScreen, runWithScreen } from "./current-screen.ts";

const [work] = workKinds;
if (!work) throw new Error("There is no kind of work to test.");

it("keeps the screens of concurrent requests separate", async () => {
  const during = async (id: string) =>
    runWithScreen({ id, version: 1 }, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return currentScreen()?.id;
    });
  expect(await Promise.all([during("one"), during("two")])).toEqual(["one", "two"]);
  expect(currentScreen()).toBeUndefined();
});

describe.each(databaseKinds)("the custom screen that a request comes from, on $name", (kind) => {
  let api: TestApi;
  let agent: string;
  beforeAll(async () => {
    api = await openApi(kind);
    agent = await api.tokenOf("agent@portico.test");
    const document = addedScreen("in-grace", {
      endpoints: { list: work.list },
      filters: ["state"],
      columns: ["policyNumber"],
      selection: { mode: "many" },
      actions: [
        {
          kind: "changeStatus",
          id: "status",
          label: "Change Status",
          endpoint: "policies.setStatuses",
          statuses: "policyStatus",
        },
      ],
    });
    await publishAs(api.services, "in-grace", document, 2);
  });
  afterAll(() => api.close());

  const from = (screen: string) => ({ [screenHeader]: screen });
  const rows = async () =>
    addWorkRows(api.services.database, policies, {
      count: 2,
      agentId: await agentOf(api.services.database, "agent@portico.test"),
    });
  const records = (ids: readonly string[]) =>
    api.services.database
      .select({ screenId: audit.screenId, screenVersion: audit.screenVersion })
      .from(audit)
      .where(
        inArray(
          audit.data1,
          ids.map((id) => `policies/${id}`),
        ),
      );

  it("is recorded in the audit log with its version, for single and bulk changes", async () => {
    const listIds = await rows();
    const { setStatuses } = policyCalls(api, work);
    expect((await setStatuses(agent, { listIds }, {}, { headers: from("in-grace/2") })).status).toBe(200);
    const ofScreen = { screenId: "in-grace", screenVersion: 2 };
    expect(await records(listIds)).toEqual([ofScreen, ofScreen]);
  });

  it("is not recorded if the request names no screen", async () => {
    const listIds = await rows();
    await policyCalls(api, work).setStatuses(agent, { listIds });
    const none = { screenId: null, screenVersion: null };
    expect(await records(listIds)).toEqual([none, none]);
  });

  it("is recorded with exports", async () => {
    const headers = { ...from("in-grace/2"), accept: "text/csv" };
    const response = await api.send(`${work.path}?columns=id`, { token: agent, headers });
    await response.text();
    const [record] = await api.services.database.select().from(audit).where(eq(audit.category, "export"));
    expect(record).toMatchObject({ screenId: "in-grace", screenVersion: 2 });
  });

  it.each([
    "",
    "in-grace",
    "in-grace/",
    "/2",
    "in-grace/2/3",
    "in-grace/0",
    "in-grace/2.5",
    "in-grace/1e0",
    "in-grace/ 2",
    "In-Grace/2",
    "__proto__/1",
    "constructor/1",
    "in-grace/99999999999",
    "' or true --/1",
    `${"a".repeat(5_000)}/1`,
  ])("returns 400 for %j", async (screen) => {
    const response = await api.send("/api/States", { token: agent, headers: from(screen) });
    expect(response.status).toBe(400);
  });

  it("requires a session, even for public endpoints", async () => {
    expect((await api.send("/api/Configuration", { headers: from("in-grace/2") })).status).toBe(401);
    expect((await api.send("/api/States", { headers: from("in-grace/2") })).status).toBe(401);
  });

  it("grants no further rights", async () => {
    const headers = from("in-grace/2");
    expect((await api.send("/api/GeneralConfig", { token: agent, headers })).status).toBe(403);
  });
});
