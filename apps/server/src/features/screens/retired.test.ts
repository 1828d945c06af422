import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishedEntry } from "../../../test/added-screens.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { databaseKinds } from "../../../test/databases.ts";
import {
  published,
  refused,
  type ScreenCalls,
  screenCalls,
  screenDocument,
  statesOf,
} from "../../../test/screen-calls.ts";

describe.each(databaseKinds)("an added screen that is retired, on $name", (kind) => {
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
  const notRetired = { retiredBy: null, retiredDate: null, retiredReason: null };

  it("is put away with what is in work and says who did it and why, and comes back by a roll back or a draft", async () => {
    const document = screenDocument();
    const first = await published(admin, approver, await admin.create(document));
    const inWork = await admin.step(await admin.save(first, { ...document, title: "B" }), "submit");
    const retired = await admin.step(inWork, "retire", "Nobody used it");
    expect(retired).toMatchObject({ status: "Retired", publishedVersion: null, workVersion: 2 });
    expect(retired).toMatchObject({ retiredBy: "Adriana Whitfield", retiredReason: "Nobody used it" });
    expect(retired.retiredDate).not.toBeNull();
    expect(statesOf(retired)).toEqual(["2 draft", "1 retired"]);
    expect(retired.versions[1]).toEqual({ ...first.versions[0], state: "retired" });
    expect(await entryOf(document.id)).toBeUndefined();
    expect((await refused(admin.sendStep(retired, "retire", {}))).status).toBe(409);
    const back = await admin.rollBack(retired, 1);
    expect(back).toMatchObject({ status: "Published", publishedVersion: 1, ...notRetired });
    expect(await entryOf(document.id)).toEqual({ version: 1, document });
    const gone = await admin.step(back, "retire");
    const saved = await admin.save(gone, { ...document, title: "C" });
    expect(saved).toMatchObject({ status: "Not published", workVersion: 2, ...notRetired });
    expect(await published(admin, approver, saved)).toMatchObject({ status: "Published" });
  });

  it("is put away unpublished as well, and what never was approved is then not to be rolled back to", async () => {
    const retired = await admin.step(await admin.create(), "retire");
    expect(retired).toMatchObject({ status: "Retired", versions: [{ state: "draft", decidedBy: null }] });
    expect((await refused(admin.sendStep(retired, "rollback", { number: 1 }))).status).toBe(409);
    expect((await refused(admin.sendStep(retired, "rollback", { number: 2 }))).status).toBe(404);
    const submitted = await admin.step(retired, "submit");
    expect(submitted.status).toBe("Not published");
  });
});
