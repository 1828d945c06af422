import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../test/api.ts";
import { bothDatabases } from "../../test/databases.ts";

const decomposed = "Zoe\u0301fita";
const made = z.looseObject({ id: z.uuid() });
const page = z.object({ data: z.array(z.looseObject({ id: z.uuid() })) });

describe.each(bothDatabases)("texts that people send, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("agent@portico.test");
  });
  afterAll(() => api.close());

  const create = (firstName: string) =>
    api.send("/api/Customer", {
      method: "POST",
      token,
      body: { firstName, lastName: "Cruz", sex: "F", phone: "3055550142", comment: decomposed },
    });

  it("are stored in NFC, and found however the filter is composed", async () => {
    const { id } = made.parse(await (await create(decomposed)).json());
    expect(await api.read(`/api/Customer/${id}`, token)).toMatchObject({ fullName: "Zoéfita Cruz" });
    for (const name of [decomposed, "Zoéfita", "zoéFITA"]) {
      const query = new URLSearchParams({ name });
      const { data } = page.parse(await api.read(`/api/Customer/CustomerView?${query}`, token));
      expect(
        data.map((row) => row.id),
        name,
      ).toEqual([id]);
    }
  });

  it.each(["\u200b", "\u00ad", "\u3164", "\u2800", "\u0301"])(
    "are no name if nobody can see them: %j",
    async (name) => {
      const response = await create(name);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: { firstName: ["Not valid"] } });
    },
  );
});
