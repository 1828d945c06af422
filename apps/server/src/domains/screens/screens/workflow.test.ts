import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { publishedEntry } from "../../../../test/added-screens.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import {
  published,
  refused,
  type ScreenCalls,
  screenCalls,
  screenDocument,
  statesOf,
} from "../../../../test/screen-calls.ts";
import { audit, rowHistory, screenVersions } from "../../../db/schema/index.ts";

const listed = z.object({ data: z.array(z.looseObject({ screenId: z.string() })) });

const sidebar = z.object({
  session: z.object({ screens: z.array(z.object({ id: z.string(), version: z.number() })) }),
});

describe.each(databaseKinds)("the workflow of a custom screen, on $name", (kind) => {
  let api: TestApi;
  let admin: ScreenCalls;
  let approver: ScreenCalls;
  beforeAll(async () => {
    api = await openApi(kind);
    admin = screenCalls(api, "admin@portico.test");
    approver = screenCalls(api, "approver@portico.test");
  });
  afterAll(() => api.close());

  const entryOf = (screenId: string) => publishedEntry(api.services, screenId);
  const stepsOf = async (screenId: string) => {
    const records = await api.services.database
      .select()
      .from(audit)
      .where(and(eq(audit.category, "screen"), like(audit.data1, `${screenId}/%`)))
      .orderBy(audit.occurredAt);
    return records.map(({ data1, result }) => `${data1} ${result}`);
  };

  it("goes from draft through a second administrator's approval to its audience", async () => {
    const document = screenDocument();
    const draft = await admin.create(document);
    expect(draft).toMatchObject({
      screenId: document.id,
      title: "Policies in grace",
      status: "Not published",
      publishedVersion: null,
      workVersion: 1,
      isOwnWork: true,
      versions: [{ number: 1, state: "draft", author: "Adriana Whitfield", submittedBy: null }],
    });
    expect(await entryOf(document.id)).toBeUndefined();
    const submitted = await admin.step(draft, "submit", "For Miami");
    expect(submitted.versions).toMatchObject([
      { state: "submitted", comment: "For Miami", submittedBy: "Adriana Whitfield" },
    ]);
    expect((await approver.get(draft)).isOwnWork).toBe(false);
    const approved = await approver.step(submitted, "approve", "Good");
    expect(approved.versions).toMatchObject([
      { state: "approved", decision: "Good", decidedBy: "Paula Ferrer", publishedDate: null },
    ]);
    expect(await entryOf(document.id)).toBeUndefined();
    const shown = await admin.step(approved, "publish");
    expect(shown).toMatchObject({
      status: "Published",
      publishedVersion: 1,
      workVersion: null,
      isOwnWork: false,
      versions: [{ state: "published", publishedBy: "Adriana Whitfield" }],
    });
    expect(await entryOf(document.id)).toEqual({ version: 1, document });
    expect(await stepsOf(document.id)).toEqual([
      `${document.id}/1 created`,
      `${document.id}/1 submitted`,
      `${document.id}/1 approved`,
      `${document.id}/1 published`,
    ]);
  });

  it("stores every version, shows the newest, and rolls back in one step", async () => {
    const document = screenDocument();
    const first = await published(admin, approver, await admin.create(document));
    const next = { ...document, title: "In grace, worst first", sort: ["-effectiveDate"] };
    const draft = await admin.save(first, next);
    expect(draft).toMatchObject({ publishedVersion: 1, workVersion: 2, title: next.title });
    expect(await entryOf(document.id)).toEqual({ version: 1, document });
    const second = await published(admin, approver, draft);
    expect(statesOf(second)).toEqual(["2 published", "1 replaced"]);
    expect(await entryOf(document.id)).toEqual({ version: 2, document: next });
    const back = await approver.rollBack(second, 1);
    expect(statesOf(back)).toEqual(["2 replaced", "1 published"]);
    expect(back).toMatchObject({ publishedVersion: 1, title: document.title });
    expect(await entryOf(document.id)).toEqual({ version: 1, document });
    expect(JSON.parse((await admin.version(back, 2)).document)).toEqual(next);
    expect((await stepsOf(document.id)).at(-1)).toBe(`${document.id}/1 rolled back`);
    const forward = await admin.rollBack(back, 2);
    expect(statesOf(forward)).toEqual(["2 published", "1 replaced"]);
  });

  it("rolls back while there is a draft, without changing the draft", async () => {
    const document = screenDocument();
    const first = await published(admin, approver, await admin.create(document));
    const second = await published(admin, approver, await admin.save(first, { ...document, title: "B" }));
    const third = await admin.save(second, { ...document, title: "C" });
    const back = await admin.rollBack(third, 1);
    expect(statesOf(back)).toEqual(["3 draft", "2 replaced", "1 published"]);
    expect(statesOf(await published(admin, approver, back))).toEqual([
      "3 published",
      "2 replaced",
      "1 replaced",
    ]);
  });

  it("returns to draft by withdrawal or requested changes, and can be submitted again", async () => {
    const submitted = await admin.step(await admin.create(), "submit");
    const refusal = await refused(admin.sendSave(submitted, screenDocument({ id: submitted.screenId })));
    expect(refusal).toMatchObject({
      status: 409,
      message: expect.stringContaining("Withdraw it to change it"),
    });
    expect((await refused(approver.sendStep(submitted, "return", {}))).status).toBe(422);
    const returned = await approver.giveBack(submitted, "Which county?");
    expect(returned.versions).toMatchObject([
      { state: "draft", decision: "Which county?", decidedBy: "Paula Ferrer" },
    ]);
    const again = await admin.step(returned, "submit");
    expect(again.versions).toMatchObject([{ state: "submitted", decision: null, decidedBy: null }]);
    const approved = await approver.step(again, "approve");
    const withdrawn = await admin.step(approved, "withdraw");
    expect(withdrawn.versions).toMatchObject([{ state: "draft", submittedBy: null, decidedBy: null }]);
    expect((await refused(admin.sendStep(withdrawn, "publish"))).status).toBe(409);
  });

  it("shows each step's version in the portal to its audience only", async () => {
    const agent = await api.tokenOf("agent@portico.test");
    const customer = await api.tokenOf("customer@portico.test");
    const document = screenDocument();
    /** The version that a user gets in the sidebar and when opening the screen. */
    const shownTo = async (token: string) => {
      const { session } = sidebar.parse(await api.read("/api/Configuration", token));
      const there = session.screens.find(({ id }) => id === document.id);
      const opened = await api.send(`/api/Configuration/screens/${document.id}`, { token });
      if (!there) return opened.status;
      return { sidebar: there.version, opened: await opened.json() };
    };
    const shown = (version: number, title: string) => ({
      sidebar: version,
      opened: { id: document.id, version, title, screen: { title }, dropped: [], problems: [] },
    });
    const draft = await admin.create(document);
    expect(await shownTo(agent)).toBe(404);
    const first = await published(admin, approver, draft);
    expect(await shownTo(agent)).toMatchObject(shown(1, document.title));
    expect(await shownTo(customer)).toBe(404);
    const second = await published(admin, approver, await admin.save(first, { ...document, title: "B" }));
    expect(await shownTo(agent)).toMatchObject(shown(2, "B"));
    const back = await admin.rollBack(second, 1);
    expect(await shownTo(agent)).toMatchObject(shown(1, document.title));
    await admin.step(back, "retire");
    expect(await shownTo(agent)).toBe(404);
  });

  it("accepts any content in a draft", async () => {
    const screen = await admin.create({ id: "odd", title: ["x"], columns: 7 });
    expect(screen.title).toBe("odd");
    const named = await admin.save(screen, { id: "odd", title: "Odd ones" });
    const broken = await admin.save(named, '{"id": "odd');
    expect(broken.title).toBe("Odd ones");
    expect((await admin.version(broken, 1)).document).toBe('{"id": "odd');
    expect((await refused(admin.sendStep(broken, "submit", {}))).errors).toEqual({
      screen: ["screen: isn't valid JSON."],
    });
  });

  it("stores drafts as submitted, with history", async () => {
    const document = screenDocument();
    const text = `{"title":"Hidden","$schema":"x","requires":{},${JSON.stringify(document).slice(1)}`;
    const draft = await admin.create(text);
    expect((await admin.version(draft, 1)).document).toBe(text);
    const submitted = await admin.step(draft, "submit");
    const stored = (await admin.version(submitted, 1)).document;
    expect(stored.match(/"title"/g)).toHaveLength(1);
    expect(JSON.parse(stored)).toEqual(document);
    const [version] = await api.services.database
      .select()
      .from(screenVersions)
      .where(eq(screenVersions.screen, draft.id));
    const history = await api.services.database
      .select()
      .from(rowHistory)
      .where(and(eq(rowHistory.entity, "screen_versions"), eq(rowHistory.entityId, version?.id ?? "")))
      .orderBy(rowHistory.version);
    expect(history.map(({ version: number, changes }) => [number, Object.keys(changes ?? {})])).toEqual([
      [1, expect.arrayContaining(["document", "state", "authors"])],
      [2, expect.arrayContaining(["document", "state", "submittedBy"])],
    ]);
  });

  it("lists screens with their workflow state", async () => {
    const draft = await admin.create(screenDocument({ title: "Zanzibar" }));
    await admin.step(draft, "submit");
    const response = await admin.send("?title=zanzi&work=Submitted");
    expect(listed.parse(await response.json()).data).toMatchObject([
      {
        screenId: draft.screenId,
        status: "Not published",
        work: "Submitted",
        section: "policies",
        list: "policies.list",
        latestVersion: 1,
        author: "Adriana Whitfield",
      },
    ]);
  });
});
