import { customScreenPreferencesKey } from "@portico/contract";
import { callSchemas } from "@portico/contract/schemas";
import type { ListScreen } from "@portico/portal-config";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../../test/accounts.ts";
import { addedScreen, publishAs } from "../../../../test/added-screens.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/responses.ts";
import { audit, contacts, screenPreferences, screens, users } from "../../../db/schema/index.ts";

const impactSchema = callSchemas["screens.impact"].response;

describe.each(databaseKinds)("the impact of publishing a screen, on $name", (kind) => {
  let api: TestApi;
  let admin: string;
  beforeAll(async () => {
    api = await openApi(kind);
    admin = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());

  const ask = (document: unknown, token = admin) =>
    api.send("/api/GeneralConfig/screens/impact", {
      method: "POST",
      token,
      body: { document: typeof document === "string" ? document : JSON.stringify(document) },
    });
  const impact = async (screen: ListScreen) => {
    const response = await ask(screen);
    if (response.status !== 200) throw new Error(await response.text());
    return impactSchema.parse(await response.json());
  };

  describe("on users", () => {
    const forClaim = (claim: string) =>
      addedScreen("for-people", { access: `agent view.Policy|admin.Policy ${claim}` });
    const make = async (lastName: string, ...claims: string[]) => {
      const { database } = api.services;
      const account = await makeAccount(database, { roles: ["agent"], claims: ["VIEW.policy", ...claims] });
      await asSystem(database).update(contacts).set({ lastName }).where(eq(contacts.id, account.contactId));
      return account;
    };

    it("lists who gains and who loses access, by their current rights", async () => {
      await make("Both", "in.Miami", "in.Tampa");
      await make("Miami", "In.Miami");
      await make("Tampa", "in.tampa");
      const { userId } = await make("Gone", "in.Tampa");
      await asSystem(api.services.database).update(users).set({ enabled: false }).where(eq(users.id, userId));
      expect((await impact(forClaim("in.Miami"))).access).toEqual({
        before: 0,
        after: 2,
        gains: { count: 2, people: ["Test Both", "Test Miami"] },
        loses: { count: 0, people: [] },
      });
      await publishAs(api.services, "for-people", forClaim("in.Miami"));
      expect((await impact(forClaim("in.Tampa"))).access).toEqual({
        before: 2,
        after: 2,
        gains: { count: 1, people: ["Test Tampa"] },
        loses: { count: 1, people: ["Test Miami"] },
      });
    });

    it("counts more users than it lists", async () => {
      for (let made = 0; made < 21; made++) await make(`Crowd ${String(made).padStart(2, "0")}`, "in.Crowd");
      const { gains } = (await impact(forClaim("in.Crowd"))).access;
      expect(gains.count).toBe(21);
      expect(gains.people).toHaveLength(20);
      expect(gains.people[0]).toBe("Test Crowd 00");
    });
  });

  it("lists personal fields that are newly shown, but not those shown before or masked", async () => {
    const before = addedScreen("personal", {
      columns: ["policyNumber", "insuredName", { field: "phone", masked: true }],
    });
    const after = addedScreen("personal", {
      columns: [
        "policyNumber",
        { field: "insuredName", header: "Insured" },
        { field: "phone", header: "Call", hidden: true },
      ],
      selection: { mode: "one" },
      actions: [{ kind: "copy", id: "copy", label: "Copy", field: "phone" }],
      rowActions: [{ kind: "detail", id: "view", label: "View" }],
      detail: {
        as: "sheet",
        title: "Policy",
        endpoint: "policies.detail",
        idField: "policyId",
        fields: ["policyNumber", "dob", { field: "email", masked: true }],
        tables: [{ field: "years", empty: "None" }],
        empty: "No Data",
      },
    });
    const name = { path: "columns[1].field", field: "insuredName", label: "Insured", kind: "name" };
    const newly = [
      { path: "columns[2].field", field: "phone", label: "Call", kind: "contact" },
      { path: "detail.fields[1]", field: "dob", label: "Date of birth", kind: "birth" },
    ];
    expect((await impact(after)).sensitive).toEqual([name, ...newly]);
    await publishAs(api.services, "personal", before);
    expect((await impact(after)).sensitive).toEqual(newly);
    await publishAs(api.services, "personal", after);
    expect((await impact(after)).sensitive).toEqual([]);
  });

  it("includes the same field of another list, which has other rows", async () => {
    await publishAs(api.services, "other-list", addedScreen("other-list", { columns: ["insuredName"] }));
    const after = addedScreen("other-list", {
      endpoints: { list: "policies.list" },
      columns: ["insuredName"],
    });
    expect((await impact(after)).sensitive).toMatchObject([{ path: "columns[0]", field: "insuredName" }]);
  });

  it("lists the filters and sorts without an index, each once and by its label", async () => {
    const screen = addedScreen("slow", {
      endpoints: { list: "policies.list" },
      filters: ["city", { filter: "fromDob", label: "Youngest" }, "insuredName"],
      permanentFilters: {},
      columns: [
        "policyNumber",
        { field: "aor", header: "Record" },
        { field: "agent", sortable: false },
        "premium",
        "paidThroughDate",
      ],
      sort: ["-paidThroughDate", "policyNumber"],
    });
    expect((await impact(screen)).slow).toEqual([
      { path: "sort[0]", name: "paidThroughDate", label: "Paid through", use: "sort" },
      { path: "filters[1].filter", name: "fromDob", label: "Youngest", use: "filter" },
    ]);
    const rest = { filters: ["city"], columns: ["city"], sort: ["city"] };
    const fixed = { ...screen, ...rest, permanentFilters: { fromDob: "1990-01-01" } };
    expect((await impact(fixed)).slow).toEqual([
      { path: "permanentFilters.fromDob", name: "fromDob", label: "Born on or after", use: "filter" },
    ]);
    expect((await impact({ ...screen, ...rest })).slow).toEqual([]);
  });

  it("counts users with preferences, and those who customized a column that is removed", async () => {
    const id = "arranged";
    await publishAs(api.services, id, addedScreen(id, { columns: ["policyNumber", "agent", "carrier"] }));
    const arrange = async (order: string[], hidden: string[], widths: Record<string, number>) => {
      const { userId } = await makeAccount(api.services.database, {});
      const value = { screenVersion: "x", order, hidden, widths };
      await api.services.database.insert(screenPreferences).values([
        { userId, screenId: customScreenPreferencesKey(id), value },
        // Preferences for a built-in screen.
        { userId, screenId: id, value },
      ]);
    };
    await arrange(["agent", "policyNumber", "carrier"], [], {});
    await arrange([], ["carrier"], { agent: 200, formerly: 90 });
    await arrange([], [], {});
    const after = addedScreen(id, { columns: ["policyNumber", "graceEndDate"] });
    expect((await impact(after)).preferences).toEqual({
      people: 3,
      columns: [
        { field: "agent", people: 2 },
        { field: "carrier", people: 2 },
      ],
    });
  });

  it("lists paths that appear or disappear, a move in the sidebar, and the screens that link there", async () => {
    const id = "linked";
    const page = {
      detail: {
        as: "page" as const,
        path: `screens/${id}/:id`,
        title: "Policy",
        endpoint: "policies.detail",
        idField: "policyId",
        fields: ["policyNumber"],
        empty: "No Data",
      },
      rowActions: [{ kind: "detail" as const, id: "view", label: "View" }],
    };
    const leading = addedScreen("leading", {
      title: "Leads there",
      columns: [{ field: "policyNumber", format: { name: "link", to: `screens/${id}/:policyId` } }],
      actions: [{ kind: "link", id: "all", label: "All", to: `screens/${id}` }],
    });
    await publishAs(api.services, "leading", leading);
    const from = ["Leads there"];
    expect((await impact(addedScreen(id, page))).links).toEqual([
      { path: `screens/${id}`, change: "new", from },
      { path: `screens/${id}/:id`, change: "new", from },
    ]);
    await publishAs(api.services, id, addedScreen(id, page));
    expect((await impact(addedScreen(id, page))).links).toEqual([]);
    expect((await impact(addedScreen(id, { navigation: { section: "leads" } }))).links).toEqual([
      { path: `screens/${id}/:id`, change: "gone", from },
      { path: `screens/${id}`, change: "moved", from },
    ]);
  });

  it("is computed against a published version that can no longer be shown", async () => {
    const broken = { ...addedScreen("was-broken"), endpoints: { list: "removed.list" } };
    await publishAs(api.services, "was-broken", broken);
    const { access, links, sensitive } = await impact(
      addedScreen("was-broken", { columns: ["insuredName"] }),
    );
    expect(access.before).toBe(access.after);
    expect(links).toEqual([]);
    expect(sensitive).toHaveLength(1);
  });

  it("is not computed for an invalid screen: the problems are reported with their paths", async () => {
    const refused = await ask(addedScreen("wrong", { columns: ["policyNumbre"] }));
    expect(refused.status).toBe(422);
    expect(Object.keys(refusal.parse(await refused.json()).errors ?? {})).toEqual(["columns[0]"]);
    expect((await ask("{")).status).toBe(422);
    expect((await ask("[]")).status).toBe(422);
    expect((await ask(`{"id":"x","__proto__":{"kind":"list"}}`)).status).toBe(422);
    expect((await ask("x".repeat(100_001))).status).toBe(422);
  });

  it("is shown only to administrators who can read the rows", async () => {
    const { email } = await makeAccount(api.services.database, { roles: ["administrator"] });
    expect((await ask(addedScreen("foreign"), await api.tokenOf(email))).status).toBe(403);
    expect((await ask(addedScreen("foreign"), await api.tokenOf("agent@portico.test"))).status).toBe(403);
  });

  it("changes nothing", async () => {
    const { database } = api.services;
    const count = async () => [await database.$count(screens), await database.$count(audit)];
    const before = await count();
    await impact(addedScreen("looked-at"));
    expect(await count()).toEqual(before);
    expect((await api.send("/api/Configuration/screens/looked-at", { token: admin })).status).toBe(404);
  });
});
