import { callSchemas } from "@portico/contract/schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/accounts.ts";
import { addedScreen, keepVersions, publishAs } from "../../../test/added-screens.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { audit, configEntries } from "../../db/schema/index.ts";

const configuration = callSchemas["configuration.get"].response;
const response = callSchemas["configuration.screen"].response;

describe.each(databaseKinds)("published custom screens, on $name", (kind) => {
  let api: TestApi;
  let agent: string;
  let customer: string;
  beforeAll(async () => {
    api = await openApi(kind);
    agent = await api.tokenOf("agent@portico.test");
    customer = await api.tokenOf("customer@portico.test");
  });
  afterAll(() => api.close());

  const outlines = async (token: string) =>
    configuration.parse(await api.read("/api/Configuration", token)).session?.screens;
  const outline = async (id: string, token = agent) =>
    (await outlines(token))?.find((screen) => screen.id === id);
  const open = (id: string, token?: string) => api.send(`/api/Configuration/screens/${id}`, { token });
  const opened = async (id: string, token = agent) => response.parse(await (await open(id, token)).json());

  it("are in the configuration of users who have access, and of no one else", async () => {
    await publishAs(api.services, "in-grace", addedScreen("in-grace"), 3);
    expect(await outline("in-grace")).toEqual({
      id: "in-grace",
      version: 3,
      path: "screens/in-grace",
      title: "Policies in grace",
      navigation: { section: "policies", order: 7 },
    });
    expect(await outline("in-grace", customer)).toBeUndefined();
    expect(await api.read("/api/Configuration")).not.toHaveProperty("session");
  });

  it("are sorted by title, regardless of when they were published", async () => {
    const titles = { "sorted-1": "Unpaid", "sorted-2": "In grace", "sorted-3": "in Miami" };
    for (const [id, title] of Object.entries(titles)) {
      await publishAs(api.services, id, addedScreen(id, { title }));
    }
    const places = async () =>
      (await outlines(agent))?.flatMap(({ id }) => (id.startsWith("sorted-") ? [id] : []));
    expect(await places()).toEqual(["sorted-2", "sorted-3", "sorted-1"]);
    await publishAs(api.services, "sorted-2", addedScreen("sorted-2", { title: "In grace" }), 2);
    expect(await places()).toEqual(["sorted-2", "sorted-3", "sorted-1"]);
  });

  it("can be opened by users who have access, and return 404 for others", async () => {
    await publishAs(api.services, "answered", addedScreen("answered"), 2);
    expect(await opened("answered")).toEqual({
      id: "answered",
      version: 2,
      title: "Policies in grace",
      screen: addedScreen("answered"),
      dropped: [],
      problems: [],
    });
    expect((await open("answered", customer)).status).toBe(404);
    expect((await open("answered")).status).toBe(401);
    expect((await open("nowhere", agent)).status).toBe(404);
    expect((await open("__proto__", agent)).status).toBe(422);
  });

  it("respect changed rights from the next request on", async () => {
    await publishAs(api.services, "of-claim", addedScreen("of-claim", { access: "agent admin.Policy" }));
    expect((await open("of-claim", agent)).status).toBe(404);
    const { email } = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["ADMIN.policy"],
    });
    expect((await open("of-claim", await api.tokenOf(email))).status).toBe(200);
  });

  it("are recorded in the audit log when opened, but not when access was denied", async () => {
    await publishAs(api.services, "audited", addedScreen("audited"), 4);
    await open("audited", customer);
    await open("audited", agent);
    const records = await api.services.database.select().from(audit).where(eq(audit.screenId, "audited"));
    expect(records).toMatchObject([
      { category: "screen", data1: "audited/4", screenId: "audited", screenVersion: 4, result: "opened" },
    ]);
  });

  it("have a single-line title, however long or malformed the stored title is", async () => {
    const title = `Grace\n\u202e${"x".repeat(1_000)}`;
    await publishAs(api.services, "odd", { ...addedScreen("odd"), title });
    expect((await outline("odd"))?.title).toBe(`Grace ${"x".repeat(194)}`);
  });

  it("stay in the sidebar when they have become invalid, and report the problems with their paths", async () => {
    const broken = { ...addedScreen("broken"), endpoints: { list: "removed.list" } };
    await publishAs(api.services, "broken", broken);
    expect(await outline("broken")).toMatchObject({ title: "Policies in grace" });
    const { screen, problems } = await opened("broken");
    expect(screen).toBeNull();
    expect(problems).toMatchObject([
      { path: "endpoints.list", message: expect.stringContaining("removed.list") },
    ]);
  });

  it("name their place in the editor when they are broken, for administrators alone", async () => {
    const broken = { ...addedScreen("editable"), endpoints: { list: "removed.list" } };
    await publishAs(api.services, "editable", broken);
    await keepVersions(api.services, "editable", [broken]);
    const { email } = await makeAccount(api.services.database, {
      roles: ["agent", "administrator"],
      claims: ["view.Policy"],
    });
    const administrator = await api.tokenOf(email);
    const { editorId } = await opened("editable", administrator);
    expect((await api.send(`/api/GeneralConfig/screens/${editorId}`, { token: administrator })).status).toBe(
      200,
    );
    expect(await opened("editable")).not.toHaveProperty("editorId");
    await publishAs(api.services, "editable", addedScreen("editable"), 2);
    expect(await opened("editable", administrator)).not.toHaveProperty("editorId");
  });

  it("can be published only under their own ID", async () => {
    await publishAs(api.services, "mine", addedScreen("yours"));
    expect(await opened("mine")).toMatchObject({ id: "mine", screen: null, problems: [{ path: "id" }] });
    expect(await outline("mine")).toMatchObject({ id: "mine", path: "screens/mine" });
  });

  it("lose columns that the contract no longer has, with a notice, and show the rest", async () => {
    const old = addedScreen("old", { columns: ["policyNumber", "formerly", "graceEndDate"] });
    await publishAs(api.services, "old", old);
    const { screen, dropped, problems } = await opened("old");
    expect(problems).toEqual([]);
    expect(screen).toMatchObject({ columns: ["policyNumber", "graceEndDate"] });
    expect(dropped).toMatchObject([{ path: "columns[1]", message: expect.stringContaining("formerly") }]);
  });

  it("stay open to their audience if they also name a role with a value, which nobody has", async () => {
    const named = addedScreen("named", { access: "agent view.Policy|admin.Policy agent|administrator:true" });
    await publishAs(api.services, "named", named);
    expect(await opened("named")).toMatchObject({
      screen: { access: named.access },
      problems: [],
      dropped: [],
    });
  });

  it("are not shown if a fixed filter no longer exists, since they would show more rows", async () => {
    const wider = { ...addedScreen("wider"), permanentFilters: { formerly: "Miami" } };
    await publishAs(api.services, "wider", wider);
    expect(await opened("wider")).toMatchObject({
      screen: null,
      dropped: [],
      problems: [{ path: "permanentFilters.formerly" }],
    });
  });

  it.each([
    ["no JSON", "{"],
    ["no version", JSON.stringify({ document: addedScreen("odd") })],
    ["no document", JSON.stringify({ version: 1 })],
    ["a text instead of a document", JSON.stringify({ version: 1, document: "screen" })],
    ["no access", JSON.stringify({ version: 1, document: { title: "Odd" } })],
    ["an invalid access requirement", JSON.stringify({ version: 1, document: { access: "anyone agent" } })],
    [
      "a document that is nested too deeply",
      `{"version":1,"document":${"[".repeat(40_000)}${"]".repeat(40_000)}}`,
    ],
  ])("are left out if the entry has %s, without affecting the portal", async (_what, value) => {
    await publishAs(api.services, "odd", addedScreen("odd"));
    expect(await outline("odd")).toBeDefined();
    await asSystem(api.services.database)
      .update(configEntries)
      .set({ value, version: 9 })
      .where(eq(configEntries.key, "odd"));
    api.services.settings.invalidate();
    expect(await outline("odd")).toBeUndefined();
    expect((await open("odd", agent)).status).toBe(404);
    await asSystem(api.services.database).delete(configEntries).where(eq(configEntries.key, "odd"));
  });

  it("don't break the portal if a value is nested too deeply or a name is built into JavaScript", async () => {
    const deep = { ...addedScreen("deep"), tones: JSON.parse(`${"[".repeat(1_000)}${"]".repeat(1_000)}`) };
    await publishAs(api.services, "deep", deep);
    expect(await opened("deep")).toMatchObject({ screen: null });
    const document = JSON.parse(JSON.stringify(addedScreen("proto")).replace("{", '{"__proto__":{"a":1},'));
    await publishAs(api.services, "proto", document);
    expect(await opened("proto")).toMatchObject({ screen: null, problems: [{ path: "__proto__" }] });
  });
});
