import { afterAll, beforeAll, expect, it } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";

let api: TestApi;
beforeAll(async () => {
  const [kind] = databaseKinds;
  if (!kind) throw new Error("There is no database to test on.");
  api = await openApi(kind);
});
afterAll(() => api.close());

it.each([
  ["33134", 200, { city: "Miami", state: "FL", counties: ["Miami-Dade"] }],
  ["02108", 200, { city: "Boston", state: "MA", counties: ["Suffolk"] }],
  ["00000", 404, {}],
  ["331", 422, {}],
])("returns the location of ZIP code %s", async (zip, status, body) => {
  const response = await api.send(`/api/ZipCodes/${zip}`, { token: await api.tokenOf("agent@portico.test") });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject(body);
});
