import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { applicationForm } from "../../../../test/offline-application.ts";
import { offlineDrafts } from "../../../db/schema/index.ts";
import { deleteOldDrafts } from "./index.ts";

describe.each(databaseKinds)("drafts of offline applications on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const send = async (path: string, method = "GET", body?: object, email = "agent@portico.test") =>
    api.send(`/api/OfflineApp/drafts${path}`, { method, token: await api.tokenOf(email), body });
  const changed = { firstName: "Inés", lastName: "Cruz", offlineAppMembers: [{ firstName: "Luis" }] };

  it("are stored encrypted, and returned to their author only", async () => {
    const id = randomUUID();
    const saved = await send(`/${id}`, "PUT", { revision: 0, changed });
    expect(await saved.json()).toMatchObject({ revision: 1 });
    expect(await (await send(`/${id}`)).json()).toMatchObject({ id, revision: 1, changed });
    expect(await (await send("")).json()).toMatchObject({ data: [{ id, name: "Inés Cruz" }] });
    const [stored] = await api.services.database.select().from(offlineDrafts).where(eq(offlineDrafts.id, id));
    expect(stored?.encrypted).not.toContain("Cruz");
    expect((await send(`/${id}`, "GET", undefined, "manager@portico.test")).status).toBe(404);
    expect(await (await send("", "GET", undefined, "manager@portico.test")).json()).toEqual({ data: [] });
    await send(`/${id}`, "DELETE", undefined, "manager@portico.test");
    expect((await send(`/${id}`)).status).toBe(200);
    expect((await send(`/${id}`, "DELETE")).status).toBe(204);
    expect((await send(`/${id}`)).status).toBe(404);
  });

  it("are deleted by the submission of their form, if it is accepted and by their author", async () => {
    const id = randomUUID();
    await send(`/${id}`, "PUT", { revision: 0, changed });
    const submit = async (more: object, email = "agent@portico.test") =>
      api.send("/api/OfflineApp", {
        ...{ method: "POST", token: await api.tokenOf(email) },
        body: { ...applicationForm, draftId: id, ...more },
      });
    expect((await submit({ city: "" })).status).toBe(422);
    expect((await submit({}, "manager@portico.test")).status).toBe(200);
    expect((await send(`/${id}`)).status).toBe(200);
    expect((await submit({})).status).toBe(200);
    expect((await send(`/${id}`)).status).toBe(404);
    expect((await send(`/${id}`, "PUT", { revision: 1, changed })).status).toBe(409);
  });

  it("are not overwritten by a tab that has an older one", async () => {
    const id = randomUUID();
    const save = (revision: number, values = changed) => send(`/${id}`, "PUT", { revision, changed: values });
    expect((await save(0)).status).toBe(200);
    expect((await save(1, { ...changed, lastName: "Vega" })).status).toBe(200);
    expect((await save(1)).status).toBe(409);
    expect((await save(0)).status).toBe(409);
    expect(await (await send(`/${id}`)).json()).toMatchObject({ revision: 2, changed: { lastName: "Vega" } });
    const both = await Promise.all([save(2), save(2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    { ssn: "123456789" },
    { cardNumber: "4111111111111111" },
    { cardCvv: "123" },
    { offlineAppMembers: [{ ssn: "123456789" }] },
  ])("reject %o", async (secret) => {
    const response = await send(`/${randomUUID()}`, "PUT", { revision: 0, changed: secret });
    expect(response.status).toBe(422);
    expect(await response.text()).not.toMatch(/123456789|4111/);
  });

  it("are deleted a month after their last change", async () => {
    const id = randomUUID();
    await send(`/${id}`, "PUT", { revision: 0, changed });
    const { database, clock } = api.services;
    const dayMs = 86_400_000;
    await deleteOldDrafts(database, new Date(clock.now().getTime() + 29 * dayMs));
    expect((await send(`/${id}`)).status).toBe(200);
    await deleteOldDrafts(database, new Date(clock.now().getTime() + 31 * dayMs));
    expect((await send(`/${id}`)).status).toBe(404);
  });
});
