import { favoriteSchemas } from "@portico/contract/features/screens/favorites.schemas";
import { viewSchemas } from "@portico/contract/features/screens/views.schemas";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { refusal } from "../../../test/responses.ts";
import { audit } from "../../db/schema/index.ts";

const layout = { screenVersion: "a1b2c3", order: ["agent"], hidden: ["aor"], widths: { agent: 180 } };
const floridaView = {
  screenId: "policies",
  name: "Florida",
  role: null as string | null,
  filters: { state: "FL" },
  sort: "-effectiveDate",
  layout: { ...layout, density: "compact", pageSize: 50 },
};

describe.each(databaseKinds)("saved views, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const make = async (...roles: ("agent" | "administrator" | "customer")[]) => {
    const account = await makeAccount(api.services.database, { roles });
    return { ...account, token: await api.tokenOf(account.email) };
  };
  const send = (method: "GET" | "POST" | "PUT" | "DELETE", token: string, id = "", body?: object) =>
    api.send(`/api/user/views${id && `/${id}`}`, { method, token, ...(body && { body }) });
  const listed = async (token: string) => (await send("GET", token)).json();
  const create = async (token: string, body: object = floridaView) =>
    viewSchemas["views.create"].response.parse(await (await send("POST", token, "", body)).json());

  it("are private until they are shared with a role", async () => {
    const [admin, agent, customer] = [
      await make("administrator"),
      await make("agent"),
      await make("customer"),
    ];
    const view = await create(admin.token);
    expect(view).toMatchObject({ ...floridaView, isOwn: true });
    expect(await listed(admin.token)).toEqual([view]);
    expect(await listed(agent.token)).toEqual([]);
    expect((await send("PUT", admin.token, view.id, { ...floridaView, role: "agent" })).status).toBe(200);
    expect(await listed(agent.token)).toEqual([{ ...view, role: "agent", isOwn: false }]);
    expect(await listed(customer.token)).toEqual([]);
    const records = await api.services.database
      .select({ result: audit.result })
      .from(audit)
      .where(and(eq(audit.data1, `views/${view.id}`), eq(audit.createdBy, admin.userId)));
    expect(records).toEqual([{ result: "view changed" }]);
    expect((await send("DELETE", admin.token, view.id)).status).toBe(204);
    expect(await listed(agent.token)).toEqual([]);
  });

  it("can be shared by administrators only", async () => {
    const agent = await make("agent");
    const shared = { ...floridaView, role: "agent" };
    expect((await send("POST", agent.token, "", shared)).status).toBe(403);
    const view = await create(agent.token);
    expect((await send("PUT", agent.token, view.id, shared)).status).toBe(403);
    expect(await listed(agent.token)).toEqual([view]);
  });

  it("can be changed by their creator only, and deleted by administrators if they are shared", async () => {
    const [admin, other, agent] = [
      await make("administrator"),
      await make("administrator"),
      await make("agent"),
    ];
    const shared = await create(admin.token, { ...floridaView, role: "agent" });
    const own = await create(agent.token);
    const renamed = { ...floridaView, name: "Renamed" };
    expect((await send("PUT", agent.token, shared.id, renamed)).status).toBe(404);
    expect((await send("PUT", other.token, shared.id, renamed)).status).toBe(404);
    expect((await send("DELETE", agent.token, shared.id)).status).toBe(404);
    expect((await send("DELETE", admin.token, own.id)).status).toBe(404);
    expect((await send("DELETE", other.token, shared.id)).status).toBe(204);
    expect(await listed(agent.token)).toEqual([own]);
  });

  it("have different names on a screen, in any case", async () => {
    const { token } = await make("agent");
    await create(token);
    const response = await send("POST", token, "", { ...floridaView, name: "FLORIDA " });
    expect(response.status).toBe(409);
    const { errors } = refusal.parse(await response.json());
    expect(errors).toEqual({ name: ["You have another view with this name"] });
    expect((await send("POST", token, "", { ...floridaView, screenId: "added.policies" })).status).toBe(200);
  });
});

describe.each(databaseKinds)("favorites, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  it("belong to one user, have each page once, and can be removed", async () => {
    const make = async () =>
      api.tokenOf((await makeAccount(api.services.database, { roles: ["agent"] })).email);
    const [token, other] = [await make(), await make()];
    const add = (path: string, title: string) =>
      api.send("/api/user/favorites", { method: "POST", token, body: { path, title } });
    const listed = async (of: string) => (await api.send("/api/user/favorites", { token: of })).json();
    await add("/portal/policies", "Policies");
    const response = await add("/portal/leads", "Leads");
    const favorite = favoriteSchemas["favorites.add"].response.parse(await response.json());
    await add("/portal/policies", "All policies");
    expect(await listed(token)).toMatchObject([{ title: "All policies" }, { title: "Leads" }]);
    expect(await listed(other)).toEqual([]);
    await api.send(`/api/user/favorites/${favorite.id}`, { method: "DELETE", token: other });
    expect(await listed(token)).toHaveLength(2);
    await api.send(`/api/user/favorites/${favorite.id}`, { method: "DELETE", token });
    expect(await listed(token)).toMatchObject([{ path: "/portal/policies" }]);
  });

  it.each(["https://example.com", "/portal/policies?insuredName=Ana", "//example.com/portal/x"])(
    "cannot have the path %s",
    async (path) => {
      const { email } = await makeAccount(api.services.database, { roles: ["agent"] });
      const response = await api.send("/api/user/favorites", {
        method: "POST",
        token: await api.tokenOf(email),
        body: { path, title: "Page" },
      });
      expect(response.status).toBe(422);
    },
  );
});
