import { type PreviewAs, previewHeader } from "@portico/contract";
import { callSchemas } from "@portico/contract/schemas";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentOf, makeAccount } from "../../test/accounts.ts";
import { addedScreen, publishAs } from "../../test/added-screens.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { policyPage, refusal } from "../../test/responses.ts";
import { audit, policies, visibility } from "../db/schema/index.ts";
import { meets, previewCaller } from "./preview.ts";
import { scopeOf } from "./scope.ts";

const list = "/api/Policies?pageSize=500";
const viewer: PreviewAs = { roles: ["agent"], claims: ["view.Policy"] };
const manager: PreviewAs = { roles: ["agent"], claims: ["admin.Policy"] };
const asHeader = (preview: unknown) => ({ [previewHeader]: encodeURIComponent(JSON.stringify(preview)) });

describe("previewing as another user", () => {
  const by = {
    sessionId: "session",
    userId: "user",
    contactId: "contact",
    agentId: "own",
    roles: ["administrator", "agent"],
    claims: ["view.Policy"],
    grants: [{ agentId: "granted", resourceId: "Policy" }],
    hasOwnPassword: true,
  };

  it("has the roles and claims that both users have, without contact or grants", () => {
    const seen = previewCaller(by, {
      roles: ["agent", "securityadmin"],
      claims: ["VIEW.policy", "admin.Policy"],
    });
    expect(seen).toMatchObject({ roles: ["agent"], claims: ["VIEW.policy"], contactId: null, grants: [] });
  });

  it("meets a requirement that both users meet, each by a different right", () => {
    const seen = previewCaller(by, manager);
    expect(meets("agent view.Policy|admin.Policy", seen)).toBe(true);
    expect(meets("agent view.Policy", seen)).toBe(false);
    expect(meets("agent admin.Policy", seen)).toBe(false);
    expect(meets("administrator", seen)).toBe(false);
  });

  it("sees the rows that both users see", () => {
    const scope = (preview: PreviewAs, claims = by.claims) =>
      scopeOf(previewCaller({ ...by, claims }, preview), "Policy");
    expect(scope(manager)).toEqual({ kind: "agents", agentIds: ["own", "granted"] });
    expect(scope({ ...viewer, agentId: "granted" })).toEqual({ kind: "agents", agentIds: ["granted"] });
    expect(scope({ ...viewer, agentId: "other" })).toEqual({ kind: "agents", agentIds: [] });
    expect(scope({ ...viewer, agentId: "other" }, ["hasFullAgentAccess"])).toEqual({
      kind: "agents",
      agentIds: ["other"],
    });
    expect(scope(manager, ["hasFullAgentAccess"])).toEqual({ kind: "all" });
  });
});

describe.each(databaseKinds)("a preview, on $name", (kind) => {
  let api: TestApi;
  let admin: string;
  let agentId: string;
  beforeAll(async () => {
    api = await openApi(kind);
    admin = await api.tokenOf("admin@portico.test");
    agentId = await agentOf(api.services.database, "agent@portico.test");
  });
  afterAll(() => api.close());

  const look = (path: string, preview: unknown, token = admin) =>
    api.send(path, { token, headers: asHeader(preview) });
  const total = async (preview: PreviewAs, token = admin) =>
    policyPage.parse(await (await look(list, preview, token)).json()).totalRecords;
  const held = (agent: string) => api.services.database.$count(policies, eq(policies.agentId, agent));
  /** An administrator with only these claims. */
  const administrator = async (...claims: string[]) => {
    const account = await makeAccount(api.services.database, {
      roles: ["administrator", "agent"],
      claims,
      isAgent: true,
    });
    return { ...account, token: await api.tokenOf(account.email) };
  };

  it("shows the rows of the chosen agent, and no rows without an agent", async () => {
    expect(await total({ ...viewer, agentId })).toBe(await held(agentId));
    expect(await held(agentId)).toBeGreaterThan(0);
    expect(await total(viewer)).toBe(0);
    const { totalRecords } = policyPage.parse(await api.read(list, admin));
    expect(await total(manager)).toBe(totalRecords);
  });

  it("never shows what the administrator can't see, whatever rights are chosen", async () => {
    const { token, contactId } = await administrator("view.Policy");
    expect(await total(manager, token)).toBe(0);
    expect(await total({ roles: ["agent"], claims: ["admin.Policy", "hasFullAgentAccess"] }, token)).toBe(0);
    expect(await total({ ...viewer, agentId }, token)).toBe(0);
    await api.services.database.insert(visibility).values({ contactId, agentId, resourceId: "Policy" });
    expect(await total(manager, token)).toBe(await held(agentId));
    expect(await total({ ...viewer, agentId }, token)).toBe(await held(agentId));
  });

  it("limits summaries and single rows too", async () => {
    const summary = async (preview: PreviewAs) =>
      callSchemas["policies.summaries"].response.parse(
        await (await look("/api/Policies/summaries", preview)).json(),
      );
    expect((await summary({ ...viewer, agentId })).agents.map((each) => each.agentId)).toEqual([agentId]);
    expect((await summary(viewer)).total).toBe(0);
    const [row] = await api.services.database.select().from(policies).where(eq(policies.agentId, agentId));
    const detail = `/api/Policies/detail/${row?.id}`;
    expect((await look(detail, { ...viewer, agentId })).status).toBe(200);
    expect((await look(detail, viewer)).status).toBe(404);
  });

  it.each(["/api/Sign/3f0e6a0e-9d0d-4b7e-8f3e-0a8d5a1c9e11/send", "/api/application/5000000011/update"])(
    "can't call %s, which changes something although it is a GET",
    async (path) => {
      const claims = ["admin.OfflineApp", "admin.Application"];
      const refused = await look(path, { roles: ["agent"], claims });
      expect(refused.status).toBe(403);
      expect(await refused.text()).toContain("read-only");
    },
  );

  it("returns 403 if either user may not make the call", async () => {
    const refused = await look(list, { roles: ["customer"], claims: ["view.Policy"] });
    expect(refused.status).toBe(403);
    expect(refusal.parse(await refused.json()).message).toContain("The previewed user");
    const { token } = await administrator();
    expect((await look(list, viewer, token)).status).toBe(403);
    expect((await look("/api/GeneralConfig", viewer)).status).toBe(403);
    expect((await look("/api/GeneralConfig", { roles: ["administrator"], claims: [] })).status).toBe(200);
  });

  it.each(["agent@portico.test", "security@portico.test", "customer@portico.test"])(
    "returns 403 for %s",
    async (email) => {
      const path = "/api/States";
      expect((await look(path, viewer, await api.tokenOf(email))).status).toBe(403);
      expect((await look(path, viewer)).status).toBe(200);
    },
  );

  it("returns 401 without a session", async () => {
    expect((await api.send("/api/Configuration", { headers: asHeader(viewer) })).status).toBe(403);
  });

  it.each([
    ["POST", "/api/Selections", { list: "policies.list", filters: {} }],
    ["POST", "/identity/logout", undefined],
    ["PUT", "/api/GeneralConfig/00000000-0000-4000-8000-000000000000", {}],
    ["DELETE", "/api/user/preferences/manage-policies", undefined],
  ])("returns 403 for writes: %s %s", async (method, path, body) => {
    const headers = asHeader({ roles: ["administrator", "agent"], claims: ["view.Policy"] });
    const response = await api.send(path, { method, token: admin, body, headers });
    expect(response.status).toBe(403);
    expect(refusal.parse(await response.json()).message).toContain("read-only");
    expect((await api.send("/api/States", { token: admin })).status).toBe(200);
  });

  it.each(["text/csv", "application/pdf", "text/csv, application/json;q=0.5"])(
    "returns 403 for files: %s",
    async (accept) => {
      const headers = { ...asHeader(manager), accept };
      expect((await api.send(list, { token: admin, headers })).status).toBe(403);
    },
  );

  it("records no export and returns no photo", async () => {
    const { database } = api.services;
    expect((await look("/api/user/photo", viewer)).status).toBe(403);
    expect(await database.$count(audit, eq(audit.category, "export"))).toBe(0);
  });

  it.each([
    ["no JSON", "agent"],
    ["half a character", "%E0%A4%A"],
    ["a list", encodeURIComponent("[]")],
    ["an unknown role", encodeURIComponent(JSON.stringify({ roles: ["owner"], claims: [] }))],
    ["no claims", encodeURIComponent(JSON.stringify({ roles: ["agent"] }))],
    [
      "a claim with a space",
      encodeURIComponent(JSON.stringify({ roles: [], claims: ["view.Policy admin"] })),
    ],
    ["a word beside", encodeURIComponent(JSON.stringify({ ...viewer, userId: "x" }))],
    ["an unknown agent", encodeURIComponent(JSON.stringify({ ...viewer, agentId: "' or true --" }))],
    ["too much", encodeURIComponent(JSON.stringify({ ...viewer, claims: ["a".repeat(5_000)] }))],
    ["nothing", ""],
  ])("returns 400 if the header has %s", async (_what, header) => {
    expect((await api.send(list, { token: admin, headers: { [previewHeader]: header } })).status).toBe(400);
  });

  it("shows the previewed user's sidebar and screens without recording that they were opened", async () => {
    await publishAs(
      api.services,
      "of-managers",
      addedScreen("of-managers", { access: "agent admin.Policy" }),
    );
    const path = "/api/Configuration/screens/of-managers";
    expect((await look(path, viewer)).status).toBe(404);
    expect((await look(path, manager)).status).toBe(200);
    const ids = async (preview: PreviewAs) =>
      callSchemas["configuration.get"].response
        .parse(await (await look("/api/Configuration", preview)).json())
        .session?.screens.map(({ id }) => id);
    expect(await ids(manager)).toEqual(["of-managers"]);
    expect(await ids(viewer)).toEqual([]);
    const openings = and(eq(audit.category, "screen"), eq(audit.screenId, "of-managers"));
    expect(await api.services.database.$count(audit, openings)).toBe(0);
  });
});
