import { screenHeader } from "@portico/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe.each(databaseKinds)("a retired custom screen, on $name", (kind) => {
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

  it("is retired with its pending version, records who did it and why, and is restored by a draft", async () => {
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
    const saved = await admin.save(retired, { ...document, title: "C" });
    expect(saved).toMatchObject({ status: "Not published", workVersion: 2, ...notRetired });
    expect(await published(admin, approver, saved)).toMatchObject({ status: "Published" });
  });

  it("still works where it is open, but can't be opened anymore", async () => {
    const document = screenDocument({ permanentFilters: { state: "FL" } });
    const first = await published(admin, approver, await admin.create(document));
    const narrower = { ...document, access: "agent admin.Policy", filters: [] };
    const second = await published(admin, approver, await admin.save(first, narrower));
    const agent = await api.tokenOf("agent@portico.test");
    const statusOf = async (path: string, version: number) => {
      const headers = { [screenHeader]: `${document.id}/${version}` };
      return (await api.send(path, { token: agent, headers })).status;
    };
    const rows = "/api/Policies?columns=policyNumber&state=FL";
    // Replaced by a version that agents can't open.
    expect([await statusOf(rows, 1), await statusOf(rows, 2)]).toEqual([200, 400]);
    const manager = await api.tokenOf("manager@portico.test");
    const open = () => api.send(`/api/Configuration/screens/${document.id}`, { token: manager });
    expect((await open()).status).toBe(200);
    await admin.step(second, "retire");
    for (const path of [rows, "/api/Carriers", "/api/States"])
      expect(await statusOf(path, 1), path).toBe(200);
    expect((await open()).status).toBe(404);
  });

  it("is restored by a rollback only after another administrator's approval", async () => {
    const document = screenDocument();
    const first = await published(admin, approver, await admin.create(document));
    const retired = await admin.step(first, "retire");
    const back = await admin.rollBack(retired, 1);
    expect(back).toMatchObject({
      status: "Not published",
      publishedVersion: null,
      workVersion: 2,
      ...notRetired,
    });
    expect(statesOf(back)).toEqual(["2 submitted", "1 retired"]);
    expect(back.versions[0]).toMatchObject({ comment: "Version 1 again.", submittedBy: "Adriana Whitfield" });
    expect(await entryOf(document.id)).toBeUndefined();
    expect((await refused(admin.sendStep(back, "publish"))).status).toBe(409);
    expect((await refused(admin.sendStep(back, "approve", {}))).status).toBe(403);
    const approved = await approver.step(back, "approve");
    const shown = await admin.step(approved, "publish");
    expect(shown).toMatchObject({ status: "Published", publishedVersion: 2 });
    expect(await entryOf(document.id)).toEqual({ version: 2, document });
    expect((await admin.version(shown, 2)).document).toBe((await admin.version(shown, 1)).document);
  });

  it("can't be published by one person through a draft, a withdrawal, or retiring it", async () => {
    const document = screenDocument();
    const first = await published(admin, approver, await admin.create(document));
    // Saving a draft restores the screen but publishes nothing.
    const drafted = await admin.save(await admin.step(first, "retire"), { ...document, title: "B" });
    const beside = await refused(admin.sendStep(drafted, "rollback", { number: 1 }));
    expect(beside).toMatchObject({
      status: 409,
      message: expect.stringContaining("version 2 is already in progress"),
    });
    // After it is submitted again and withdrawn, it is the caller's own draft.
    const again = await admin.rollBack(
      await admin.step(await published(admin, approver, drafted), "retire"),
      2,
    );
    const withdrawn = await admin.step(again, "withdraw");
    expect((await refused(admin.sendStep(withdrawn, "rollback", { number: 1 }))).status).toBe(409);
    expect((await refused(admin.sendStep(withdrawn, "publish"))).status).toBe(409);
    const submitted = await admin.step(withdrawn, "submit");
    expect((await refused(admin.sendStep(submitted, "approve", {}))).status).toBe(403);
    expect(await entryOf(document.id)).toBeUndefined();
  });

  it("prevents a retired version from being published again without approval after a newer one", async () => {
    const document = screenDocument();
    const first = await published(admin, approver, await admin.create(document));
    const saved = await admin.save(await admin.step(first, "retire"), { ...document, title: "B" });
    const second = await published(admin, approver, saved);
    expect(statesOf(second)).toEqual(["2 published", "1 retired"]);
    const back = await admin.rollBack(second, 1);
    expect(statesOf(back)).toEqual(["3 submitted", "2 published", "1 retired"]);
    expect(await entryOf(document.id)).toMatchObject({ version: 2 });
  });

  it("can be retired before publication; a version that was never approved can't be rolled back to", async () => {
    const retired = await admin.step(await admin.create(), "retire");
    expect(retired).toMatchObject({ status: "Retired", versions: [{ state: "draft", decidedBy: null }] });
    expect((await refused(admin.sendStep(retired, "rollback", { number: 1 }))).status).toBe(409);
    expect((await refused(admin.sendStep(retired, "rollback", { number: 2 }))).status).toBe(404);
    const submitted = await admin.step(retired, "submit");
    expect(submitted.status).toBe("Not published");
  });
});
