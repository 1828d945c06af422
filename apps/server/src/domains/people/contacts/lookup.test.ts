import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";

const choices = z.array(
  z.strictObject({ id: z.string(), name: z.string(), email: z.string().nullable(), type: z.string() }),
);

describe.each(databaseKinds)("looking up contacts, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const find = async (query: Record<string, string>) =>
    choices.parse(
      await api.read(
        `/api/Contacts/simplified?${new URLSearchParams(query)}`,
        await api.tokenOf("security@portico.test"),
      ),
    );

  it("returns names in order, with the type of contact", async () => {
    const all = await find({});
    expect(all.length).toBeGreaterThan(40);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const mine = await find({ name: "alejandra rí" });
    expect(mine).toMatchObject([{ name: "Alejandra Ríos", email: "agent@portico.test", type: "Agent" }]);
    expect(await find({ name: "Benítez", type: "Customer" })).toHaveLength(1);
    expect(await find({ name: "Benítez", type: "Agent" })).toHaveLength(0);
    expect((await find({ type: "Staff" })).map(({ name }) => name)).toContain("Samuel Okafor");
  });

  it.each(["%", "_", "\\", "' or 1=1 --"])("matches %j literally", async (name) => {
    expect(await find({ name })).toEqual([]);
  });
});
