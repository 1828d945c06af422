import { expect, it } from "vitest";
import { failureOf } from "./client.fixtures.ts";
import { errorFields } from "./error-fields.ts";

async function failure(body: unknown): Promise<unknown> {
  const response = Response.json(body, { status: 422 });
  return failureOf(async () => response);
}

it.each([
  [{ message: "No.", errors: { "emails.0.email": ["Taken."] } }, { "emails.0.email": ["Taken."] }],
  [{ message: "No.", errors: { a: ["One.", "Two.", 3], b: "text", c: [] } }, { a: ["One.", "Two."] }],
  [{ message: "No.", errors: "All wrong." }, {}],
  [{ message: "No." }, {}],
  [null, {}],
])("reads the field errors: %j → %j", async (body, fields) => {
  expect(errorFields(await failure(body))).toEqual(fields);
});

it("returns no field errors for a network error", () => {
  expect(errorFields(new TypeError("Failed to fetch"))).toEqual({});
});
