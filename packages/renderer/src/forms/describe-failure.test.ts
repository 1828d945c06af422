import { expect, it } from "vitest";
import { failureOf } from "../client/client.fixtures.ts";
import { describeFailure } from "./describe-failure.ts";

async function failure(status: number, body: object): Promise<unknown> {
  return failureOf(async () => Response.json(body, { status }));
}

const message = "This entry was changed after you opened it.";
const valuesOf = ({ key }: Readonly<Record<string, unknown>>) => ({ key: String(key) });

it("returns rejected fields", async () => {
  const errors = { "emails.0.email": ["Taken."] };
  expect(describeFailure(await failure(422, { message: "Invalid.", errors }))).toEqual({
    kind: "invalid",
    errors,
  });
});

it("returns the newer version that a version conflict includes", async () => {
  const stale = { currentVersion: 5, current: { key: "holidays" } };
  expect(describeFailure(await failure(412, { message, stale }), valuesOf)).toEqual({
    kind: "conflict",
    newer: { values: { key: "holidays" }, version: 5 },
  });
});

it.each([
  [422, { message: "Nothing was saved." }, "Nothing was saved."],
  [503, { message: "The database is unavailable." }, "The database is unavailable."],
  [412, { message }, message],
])("returns the message of other errors: %i %j", async (status, body, text) => {
  expect(describeFailure(await failure(status, body), valuesOf)).toEqual({ kind: "failed", text });
});
