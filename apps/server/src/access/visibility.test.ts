import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { demoPolicies } from "../../test/demo-day.ts";
import { policyPage } from "../../test/responses.ts";
import { policies, userClaims, users, visibility } from "../db/schema/index.ts";

const summaries = z.object({ agents: z.array(z.object({ agentId: z.string() })), total: z.number() });
const viewer = { roles: ["agent"], claims: ["view.Policy"], isAgent: true } as const;

describe.each(databaseKinds)("row visibility, on $name", (kind) => {
  let api: TestApi;
  let own: string;
  let other: string;
  beforeAll(async () => {
    api = await openApi(kind);
    own = await agentOf(api.services.database, "agent@portico.test");
    other = await agentOf(api.services.database, "manager@portico.test");
  });
  afterAll(() => api.close());

  const totalOf = async (token: string) =>
    policyPage.parse(await api.read("/api/Policies", token)).totalRecords;
  const bookOf = async (agentId: string) =>
    (await api.services.database.select().from(policies).where(eq(policies.agentId, agentId))).length;
  const linesOf = async (token: string) => {
    const response = await api.send("/api/Policies?columns=policyNumber", {
      token,
      headers: { accept: "text/csv" },
    });
    return (await response.text()).trim().split("\n").length - 1;
  };

  it("shows an agent the same rows in list, total, summary, and export", async () => {
    const token = await api.tokenOf("agent@portico.test");
    const book = await bookOf(own);
    const page = policyPage.parse(await api.read("/api/Policies?pageSize=500", token));
    expect(book).toBeGreaterThan(0);
    expect(book).toBeLessThan(demoPolicies);
    expect(page.data.length).toBe(Math.min(book, 500));
    expect(page.totalRecords).toBe(book);
    expect(await linesOf(token)).toBe(book);
    const summary = summaries.parse(await api.read("/api/Policies/summaries", token));
    expect(summary.total).toBe(book);
    expect(summary.agents.map(({ agentId }) => agentId)).toEqual([own]);
  });

  it("returns 404 for another agent's policy", async () => {
    const [row] = await api.services.database
      .select()
      .from(policies)
      .where(eq(policies.agentId, other))
      .limit(1);
    const path = `/api/Policies/detail/${row?.id}`;
    expect((await api.send(path, { token: await api.tokenOf("agent@portico.test") })).status).toBe(404);
    expect((await api.send(path, { token: await api.tokenOf("manager@portico.test") })).status).toBe(200);
  });

  it.each(["admin@portico.test", "manager@portico.test"])("shows %s all rows everywhere", async (email) => {
    const token = await api.tokenOf(email);
    expect(await totalOf(token)).toBe(demoPolicies);
    expect(await linesOf(token)).toBe(demoPolicies);
    expect(summaries.parse(await api.read("/api/Policies/summaries", token)).total).toBe(demoPolicies);
  });

  it("shows nothing to a user without an agent or grant", async () => {
    const account = await makeAccount(api.services.database, { ...viewer, isAgent: false });
    expect(await totalOf(await api.tokenOf(account.email))).toBe(0);
  });

  it.each([
    ["another agent's rows", () => other, "Policy", () => bookOf(other)],
    ["another agent's rows in every area", () => other, "__all__", () => bookOf(other)],
    ["all rows", () => "__all__", "Policy", async () => demoPolicies],
    ["nothing by a grant for another area", () => other, "Lead", async () => 0],
  ])("grants %s from the next call on", async (_what, agentId, resourceId, seen) => {
    const account = await makeAccount(api.services.database, viewer);
    const token = await api.tokenOf(account.email);
    expect(await totalOf(token)).toBe(0);
    await api.services.database
      .insert(visibility)
      .values({ contactId: account.contactId, agentId: agentId(), resourceId });
    expect(await totalOf(token)).toBe(await seen());
  });

  it("grants another agent's rows by ID and in the summary, and revokes them at once", async () => {
    const { database } = api.services;
    const account = await makeAccount(database, viewer);
    const token = await api.tokenOf(account.email);
    const [row] = await database.select().from(policies).where(eq(policies.agentId, other)).limit(1);
    const detail = async () => (await api.send(`/api/Policies/detail/${row?.id}`, { token })).status;
    const agentsIn = async () =>
      summaries.parse(await api.read("/api/Policies/summaries", token)).agents.map(({ agentId }) => agentId);
    expect([await detail(), await agentsIn(), await linesOf(token)]).toEqual([404, [], 0]);
    await database
      .insert(visibility)
      .values({ contactId: account.contactId, agentId: other, resourceId: "Policy" });
    expect([await detail(), await agentsIn(), await linesOf(token)]).toEqual([
      200,
      [other],
      await bookOf(other),
    ]);
    await database.delete(visibility).where(eq(visibility.contactId, account.contactId));
    expect([await detail(), await agentsIn(), await linesOf(token)]).toEqual([404, [], 0]);
  });

  it("grants rows to one contact only", async () => {
    const { database } = api.services;
    const [granted, bystander] = [await makeAccount(database, viewer), await makeAccount(database, viewer)];
    await database
      .insert(visibility)
      .values({ contactId: granted.contactId, agentId: "__all__", resourceId: "__all__" });
    expect(await totalOf(await api.tokenOf(granted.email))).toBe(demoPolicies);
    const token = await api.tokenOf(bystander.email);
    expect(await totalOf(token)).toBe(0);
    // An account without a contact has no grants, even if grants exist for contacts.
    await asSystem(database).update(users).set({ contactId: null }).where(eq(users.id, bystander.userId));
    expect(await totalOf(token)).toBe(0);
  });

  it("applies filters within the visible rows only", async () => {
    const token = await api.tokenOf("agent@portico.test");
    const [row] = await api.services.database
      .select()
      .from(policies)
      .where(eq(policies.agentId, other))
      .limit(1);
    for (const query of [
      `policyNumber=${row?.policyNumber}`,
      "policyNumber=%25",
      "policyNumber=' or true --",
    ]) {
      const page = policyPage.parse(await api.read(`/api/Policies?pageSize=500&${query}`, token));
      expect(page.data.map(({ id }) => id)).not.toContain(row?.id);
    }
  });

  it("shows customers no lists, even with every claim and grant", async () => {
    const { database } = api.services;
    const customer = await makeAccount(database, {
      roles: ["customer"],
      claims: ["admin.Policy", "hasFullAgentAccess"],
      isAgent: true,
    });
    await database
      .insert(visibility)
      .values({ contactId: customer.contactId, agentId: "__all__", resourceId: "__all__" });
    const token = await api.tokenOf(customer.email);
    for (const path of ["/api/Policies", "/api/Policies/summaries", "/api/GeneralConfig"])
      expect((await api.send(path, { token })).status).toBe(403);
  });

  it("revokes a claim during a session", async () => {
    const account = await makeAccount(api.services.database, { ...viewer, claims: ["admin.Policy"] });
    const token = await api.tokenOf(account.email);
    expect(await totalOf(token)).toBe(demoPolicies);
    const claims = api.services.database;
    await claims
      .update(userClaims)
      .set({ key: "view.Policy" })
      .where(and(eq(userClaims.userId, account.userId), eq(userClaims.key, "admin.Policy")));
    expect(await totalOf(token)).toBe(0);
    await claims.delete(userClaims).where(eq(userClaims.userId, account.userId));
    expect((await api.send("/api/Policies", { token })).status).toBe(403);
  });

  it("ignores claims with the value false", async () => {
    const account = await makeAccount(api.services.database, viewer);
    await api.services.database
      .insert(userClaims)
      .values({ userId: account.userId, key: "hasFullAgentAccess", value: "false" });
    expect(await totalOf(await api.tokenOf(account.email))).toBe(0);
  });
});
