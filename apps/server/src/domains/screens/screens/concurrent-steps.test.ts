import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { published, type ScreenCalls, screenCalls, screenDocument } from "../../../../test/screen-calls.ts";
import { audit, configEntries, screens, screenVersions } from "../../../db/schema/index.ts";

describe.each(databaseKinds)("concurrent workflow steps on a screen, on $name,", (kind) => {
  let api: TestApi;
  let author: ScreenCalls;
  let judges: ScreenCalls[];
  beforeAll(async () => {
    api = await openApi(kind);
    author = screenCalls(api, "admin@portico.test");
    const rights = { roles: ["administrator", "agent"], claims: ["admin.Policy"] } as const;
    const others = await Promise.all([1, 2, 3, 4].map(() => makeAccount(api.services.database, rights)));
    judges = others.map(({ email }) => screenCalls(api, email));
    for (const { email } of others) await api.tokenOf(email);
  });
  afterAll(() => api.close());

  const statusesOf = (responses: readonly Response[]) => responses.map(({ status }) => status).sort();
  const firstOfFour = [200, 412, 412, 412];
  const countOf = (screenId: string, result: string) =>
    api.services.database.$count(audit, and(like(audit.data1, `${screenId}/%`), eq(audit.result, result)));
  /** Counts the versions in each state, and reads the published one. */
  const readStates = async ({ id, screenId }: { id: string; screenId: string }) => {
    const { database } = api.services;
    const versions = await database.select().from(screenVersions).where(eq(screenVersions.screen, id));
    const entries = await database
      .select()
      .from(configEntries)
      .where(and(eq(configEntries.group, "screen"), eq(configEntries.key, screenId)));
    return {
      states: versions.map(({ number, state }) => `${number} ${state}`).sort(),
      entries: entries.map(({ value }): unknown => JSON.parse(value)),
    };
  };

  it("create it once", async () => {
    const document = screenDocument();
    const responses = await Promise.all(judges.map((judge) => judge.sendCreate(document)));
    expect(statusesOf(responses)).toEqual([200, 409, 409, 409]);
    expect(await api.services.database.$count(screens, eq(screens.screenId, document.id))).toBe(1);
    expect(await countOf(document.id, "created")).toBe(1);
  });

  it("save it one after the other: the later administrator gets a version conflict", async () => {
    const document = screenDocument();
    const draft = await author.create(document);
    const responses = await Promise.all(
      judges.map((judge, index) => judge.sendSave(draft, { ...document, title: `Of ${index}` })),
    );
    expect(statusesOf(responses)).toEqual(firstOfFour);
    expect(await countOf(document.id, "saved")).toBe(1);
    const [version] = (await author.get(draft)).versions;
    expect(version?.title).toMatch(/^Of \d$/);
  });

  it("start a single new version of a published screen", async () => {
    const document = screenDocument();
    const [judge = author] = judges;
    const shown = await published(author, judge, await author.create(document));
    const responses = await Promise.all(
      judges.map((each) => each.sendSave(shown, { ...document, title: "B" })),
    );
    expect(statusesOf(responses)).toEqual(firstOfFour);
    expect((await readStates(shown)).states).toEqual(["1 published", "2 draft"]);
  });

  it("approve it once", async () => {
    const submitted = await author.step(await author.create(), "submit");
    const responses = await Promise.all(judges.map((judge) => judge.sendStep(submitted, "approve", {})));
    expect(statusesOf(responses)).toEqual(firstOfFour);
    expect(await countOf(submitted.screenId, "approved")).toBe(1);
  });

  it("never approve what an author is changing: one of the two requests fails", async () => {
    const document = screenDocument();
    const submitted = await author.step(await author.create(document), "submit");
    const [judge = author] = judges;
    const responses = await Promise.all([
      author.sendStep(submitted, "withdraw"),
      judge.sendStep(submitted, "approve", {}),
    ]);
    expect(statusesOf(responses)).toEqual([200, 412]);
  });

  it("publish it once", async () => {
    const document = screenDocument();
    const [judge = author] = judges;
    const submitted = await author.step(await author.create(document), "submit");
    const approved = await judge.step(submitted, "approve");
    const responses = await Promise.all(judges.map((each) => each.sendStep(approved, "publish")));
    expect(statusesOf(responses)).toEqual(firstOfFour);
    expect(await readStates(approved)).toEqual({
      states: ["1 published"],
      entries: [{ version: 1, document }],
    });
    expect(await countOf(document.id, "published")).toBe(1);
  });

  it("publish one version, roll back to another and retire it, in any order", async () => {
    const document = screenDocument();
    const [judge = author, ...others] = judges;
    const first = await published(author, judge, await author.create(document));
    const second = await published(author, judge, await author.save(first, { ...document, title: "B" }));
    const submitted = await author.step(await author.save(second, { ...document, title: "C" }), "submit");
    const third = await judge.step(submitted, "approve");
    const responses = await Promise.all([
      author.sendStep(third, "publish"),
      ...others.map((other) => other.sendStep(third, "rollback", { number: 1 })),
      judge.sendStep(third, "retire", {}),
    ]);
    expect(statusesOf(responses)).toEqual([200, 412, 412, 412, 412]);
    const { states, entries } = await readStates(third);
    const shown = states.filter((state) => state.endsWith("published"));
    expect(entries).toHaveLength(shown.length);
    expect(await author.get(third)).toMatchObject({ version: third.version + 1 });
  });

  it("get the same response for the same key, and run once", async () => {
    const draft = await author.create();
    const headers = { "if-match": `"${draft.version}"`, "idempotency-key": "screens-submit-once" };
    const send = () => author.send(`/${draft.id}/submit`, { method: "POST", body: {}, headers });
    const responses = [await send(), await send()];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(responses.map((response): Promise<unknown> => response.json()));
    expect(other).toEqual(one);
    expect(await countOf(draft.screenId, "submitted")).toBe(1);
  });
});
