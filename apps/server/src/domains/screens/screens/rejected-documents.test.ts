import { randomUUID } from "node:crypto";
import {
  maxScreenComment,
  maxScreenDocument,
  maxScreens,
} from "@portico/contract/features/screens/screens.schemas";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { screenAttacks } from "../../../../test/screen-attacks.ts";
import {
  published,
  refused,
  type ScreenCalls,
  screenCalls,
  screenDocument,
} from "../../../../test/screen-calls.ts";
import { configEntries, screens, screenVersions } from "../../../db/schema/index.ts";

describe.each(databaseKinds)("an invalid custom screen, on $name,", (kind) => {
  let api: TestApi;
  let admin: ScreenCalls;
  let approver: ScreenCalls;
  /** An administrator who can't read policies. */
  let stranger: ScreenCalls;
  beforeAll(async () => {
    api = await openApi(kind);
    admin = screenCalls(api, "admin@portico.test");
    approver = screenCalls(api, "approver@portico.test");
    const { email } = await makeAccount(api.services.database, { roles: ["administrator"] });
    stranger = screenCalls(api, email);
  });
  afterAll(() => api.close());

  it.each(screenAttacks)("with %s can only be saved as a draft", async (_what, changes, path) => {
    const draft = await admin.create(screenDocument(changes));
    const { status, message, errors = {} } = await refused(admin.sendStep(draft, "submit", {}));
    expect([status, message]).toEqual([422, expect.stringContaining("This screen has errors")]);
    expect(Object.keys(errors).filter((at) => at.startsWith(path))).not.toEqual([]);
    expect((await admin.get(draft)).versions).toMatchObject([{ state: "draft" }]);
  });

  it.each([
    ["itself", "{", '{"__proto__":{"access":"anyone"},'],
    ["its sidebar position", '{"section"', '{"__proto__":{"isAdmin":true},"section"'],
  ])("with a prototype for %s is rejected", async (_what, place, withPrototype) => {
    const draft = await admin.create(JSON.stringify(screenDocument()).replace(place, withPrototype));
    const { status, message } = await refused(admin.sendStep(draft, "submit", {}));
    expect([status, message]).toEqual([422, expect.stringContaining("__proto__")]);
    expect(Reflect.get({}, "isAdmin")).toBeUndefined();
  });

  it("with deeply nested arrays is rejected", async () => {
    const deep = `${"[".repeat(40_000)}${"]".repeat(40_000)}`;
    const draft = await admin.create(
      JSON.stringify({ ...screenDocument(), columns: 0 }).replace("0,", `${deep},`),
    );
    const { status, errors = {} } = await refused(admin.sendStep(draft, "submit", {}));
    expect([status, Object.keys(errors).join()]).toEqual([422, expect.stringContaining("columns")]);
  });

  it("keeps a script in a label as plain text", async () => {
    const label = "<script>alert(1)</script><img src=x onerror=alert(1)>";
    const document = screenDocument({ title: label, columns: [{ field: "agent", header: label }] });
    const shown = await published(admin, approver, await admin.create(document));
    expect(shown.title).toBe(label);
    const response = await admin.send(`/${shown.id}`);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("is rejected over 100,000 characters, over a megabyte, and with characters that the database can't store", async () => {
    const long = { ...screenDocument(), description: "x".repeat(maxScreenDocument) };
    expect(await refused(admin.sendCreate(long))).toMatchObject({
      status: 422,
      errors: { document: [expect.any(String)] },
    });
    const huge = await admin.sendCreate({ ...screenDocument(), description: "x".repeat(5_000_000) });
    expect(huge.status).toBe(413);
    expect((await refused(admin.sendCreate(`${JSON.stringify(screenDocument())}\0`))).status).toBe(422);
    const draft = await admin.create();
    const comments = ["For\0Miami", "x".repeat(maxScreenComment + 1)].map(async (comment) =>
      refused(admin.sendStep(draft, "submit", { comment })),
    );
    const refusal = { status: 422, errors: { comment: [expect.any(String)] } };
    expect(await Promise.all(comments)).toMatchObject([refusal, refusal]);
    const odd = await admin.create(screenDocument({ title: `A\u0000B\ud800${"c".repeat(500)}` }));
    expect(odd.title).toMatch(/^A B.c{196}$/u);
  });

  it("is rejected without an ID, with an ID in use, even by a retired screen, and with a changed ID", async () => {
    for (const document of ["", "[]", "{", "{}", { id: "No Kebab" }, { id: "x".repeat(61) }]) {
      expect((await refused(admin.sendCreate(document))).status).toBe(422);
    }
    const screen = await admin.create();
    const same = screenDocument({ id: screen.screenId });
    expect(await refused(approver.sendCreate(same))).toMatchObject({
      status: 409,
      errors: { id: [expect.any(String)] },
    });
    const retired = await admin.step(screen, "retire");
    expect((await refused(approver.sendCreate(same))).status).toBe(409);
    expect(await refused(admin.sendSave(retired, screenDocument()))).toMatchObject({
      status: 422,
      errors: { id: [expect.stringContaining(screen.screenId)] },
    });
  });

  it("can't be approved by its authors or submitter", async () => {
    const own = await admin.step(await admin.create(), "submit");
    expect(await refused(admin.sendStep(own, "approve", {}))).toMatchObject({ status: 403 });
    // Another administrator submits the first one's draft: neither can approve it.
    const withdrawn = await approver.step(own, "withdraw");
    const handedIn = await approver.step(withdrawn, "submit");
    expect((await refused(admin.sendStep(handedIn, "approve", {}))).status).toBe(403);
    expect((await refused(approver.sendStep(handedIn, "approve", {}))).status).toBe(403);
    // Everyone who saved the draft is an author, even if someone else saved it later.
    const draft = await admin.step(handedIn, "withdraw");
    const document = screenDocument({ id: draft.screenId });
    const both = await admin.save(await approver.save(draft, document), { ...document, title: "B" });
    const again = await admin.step(both, "submit");
    expect((await refused(approver.sendStep(again, "approve", {}))).status).toBe(403);
    expect((await admin.get(own)).versions).toMatchObject([{ state: "submitted", decidedBy: null }]);
  });

  it("is rejected at every checked step for users who can't make its calls", async () => {
    const naming = { status: 403, message: expect.stringContaining("policies.list") };
    const document = screenDocument();
    const draft = await stranger.create(document);
    expect(await refused(stranger.sendStep(draft, "submit", {}))).toMatchObject(naming);
    const submitted = await admin.step(draft, "submit");
    const foreign = await makeAccount(api.services.database, { roles: ["administrator"] });
    const judge = screenCalls(api, foreign.email);
    expect(await refused(judge.sendStep(submitted, "approve", {}))).toMatchObject(naming);
    const approved = await approver.step(submitted, "approve");
    expect(await refused(stranger.sendStep(approved, "publish"))).toMatchObject(naming);
    const first = await admin.step(approved, "publish");
    const second = await published(admin, approver, await admin.save(first, { ...document, title: "B" }));
    expect(await refused(stranger.sendStep(second, "rollback", { number: 1 }))).toMatchObject(naming);
    expect((await admin.get(second)).publishedVersion).toBe(2);
  });

  it("reports the paths of fields that were removed since its approval", async () => {
    const { database } = api.services;
    const document = screenDocument();
    const first = await published(admin, approver, await admin.create(document));
    const second = await published(admin, approver, await admin.save(first, { ...document, title: "B" }));
    const old = JSON.stringify({ ...document, columns: ["policyNumber", "goneField"] });
    await asSystem(database)
      .update(screenVersions)
      .set({ document: old })
      .where(and(eq(screenVersions.screen, first.id), eq(screenVersions.number, 1)));
    const gone = { status: 422, errors: { "columns[1]": [expect.stringContaining("goneField")] } };
    expect(await refused(admin.sendStep(second, "rollback", { number: 1 }))).toMatchObject(gone);
    expect(await admin.get(second)).toMatchObject({ publishedVersion: 2, version: second.version });
    const third = await admin.step(await admin.save(second, document), "submit");
    const approved = await approver.step(third, "approve");
    await asSystem(database)
      .update(screenVersions)
      .set({ document: old })
      .where(and(eq(screenVersions.screen, first.id), eq(screenVersions.number, 3)));
    expect(await refused(admin.sendStep(approved, "publish"))).toMatchObject(gone);
    const [entry] = await database.select().from(configEntries).where(eq(configEntries.key, document.id));
    expect(entry?.value).toContain('"version":2');
  });

  it("returns an error without if-match, for an outdated version, and for a missing screen", async () => {
    const draft = await admin.create();
    const blind = await admin.send(`/${draft.id}/submit`, { method: "POST", body: {} });
    expect(await refused(blind)).toMatchObject({ status: 400, message: expect.stringContaining("if-match") });
    const any = { method: "POST", body: {}, headers: { "if-match": "*" } };
    expect((await refused(admin.send(`/${draft.id}/submit`, any))).status).toBe(400);
    await admin.save(draft, screenDocument({ id: draft.screenId, title: "Changed meanwhile" }));
    const stale = await admin.sendStep(draft, "submit", {});
    expect(stale.status).toBe(412);
    expect(await stale.json()).toMatchObject({
      stale: {
        sentVersion: 1,
        currentVersion: 2,
        current: { title: "Changed meanwhile", versions: [{ number: 1 }] },
      },
    });
    const nowhere = { id: randomUUID(), version: 1 };
    expect((await refused(admin.sendStep(nowhere, "submit", {}))).status).toBe(404);
    expect((await refused(admin.send(`/${nowhere.id}`))).status).toBe(404);
    expect((await refused(admin.send(`/${draft.id}/versions/2`))).status).toBe(404);
    expect((await refused(admin.send(`/${draft.id}/versions/0`))).status).toBe(422);
  });

  it("can't be created at the maximum number of screens, until one is retired", async () => {
    const { database } = api.services;
    const retired = await admin.step(await admin.create(), "retire");
    const there = await database.$count(screens, eq(screens.status, "Published"));
    const open = await database.$count(screens, eq(screens.status, "Not published"));
    const author = randomUUID();
    const rows = Array.from({ length: maxScreens - there - open - 1 }, (_, index) => {
      const screenId = `many-${index}`;
      return { screenId, title: screenId, status: "Not published" as const, latestVersion: 1, author };
    });
    await asSystem(database).insert(screens).values(rows);
    const sent = Array.from({ length: 8 }, () => screenDocument());
    const responses = await Promise.all(sent.map((each) => admin.sendCreate(each)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(7);
    const document = screenDocument({ id: retired.screenId });
    expect((await refused(admin.sendSave(retired, document))).status).toBe(422);
    await asSystem(database).delete(screens).where(eq(screens.author, author));
    expect(await admin.save(retired, document)).toMatchObject({ status: "Not published" });
  });
});
