import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { bothDatabases } from "../../../../test/databases.ts";

const made = z.looseObject({ id: z.uuid(), version: z.number() });
const agent = "agent@portico.test";

describe.each(bothDatabases)("consumer records on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const send = async (path: string, method = "GET", body?: object, email = agent) =>
    api.send(`/api${path}`, { method, token: await api.tokenOf(email), body });
  const raw = { firstName: "Inés", lastName: "Cruz", state: "FL", pets: ["cat"], id: "x", status: "y" };
  const create = async (rawJSON = JSON.stringify(raw)) =>
    send("/Ncba", "POST", { status: "In Review", rawJSON });

  it("are merged with their values, which never replace the record's own", async () => {
    const { id } = made.parse(await (await create()).json());
    expect(await (await send(`/Ncba/${id}`)).json()).toMatchObject({
      id,
      status: "In Review",
      createdBy: "Alejandra Ríos",
      fullName: "Inés Cruz",
      pets: ["cat"],
      accountNumber: "••••••6789",
      values: expect.arrayContaining([{ name: "pets", value: '["cat"]' }]),
    });
    expect(await (await send(`/AccountNumber/${id}`)).json()).toEqual({ id, accountNumber: "••••••6789" });
    const list = await (await send(`/Ncba?name=${encodeURIComponent("inés")}`)).json();
    expect(list).toMatchObject({ data: [{ id, fullName: "Inés Cruz", state: "FL" }] });
  });

  it("are updated", async () => {
    const { id } = made.parse(await (await create()).json());
    const body = { status: "Done", rawJSON: '{"firstName":"Ana"}' };
    expect((await send(`/Ncba/${id}`, "PUT", body)).status).toBe(200);
    expect(await (await send(`/Ncba/${id}`)).json()).toMatchObject({ status: "Done", fullName: "Ana" });
  });

  it.each(["", "[]", "null", "1", "{"])("reject the values %j", async (rawJSON) => {
    expect((await create(rawJSON)).status).toBe(422);
  });

  it.each([
    { ssn: "457550193" },
    { person: [{ SSN: "457550193" }] },
    { card_number: "5555555555554444" },
    { payment: { cardCvv: "9173" } },
  ])("reject the secret of %j, also in a change", async (secret) => {
    const rawJSON = JSON.stringify(secret);
    const { id } = made.parse(await (await create()).json());
    for (const response of [
      await create(rawJSON),
      await send(`/Ncba/${id}`, "PUT", { status: "x", rawJSON }),
    ]) {
      expect(response.status).toBe(422);
      expect(await response.text()).not.toMatch(/457550193|5555555555554444|9173/);
    }
  });

  it("are seen by their agent and by managers only", async () => {
    const { id } = made.parse(
      await (await send("/Ncba", "POST", { rawJSON: "{}" }, "manager@portico.test")).json(),
    );
    expect((await send(`/Ncba/${id}`)).status).toBe(404);
    expect((await send(`/AccountNumber/${id}`)).status).toBe(404);
  });
});
