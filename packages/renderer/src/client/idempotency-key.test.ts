import { expect, it } from "vitest";
import { failureOf } from "./client.fixtures.ts";
import { createKeyHolder } from "./idempotency-key.ts";

async function failure(status: number, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const response = new Response("{}", {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
  return failureOf(async () => response);
}

it.each([401, 429, 500, 503])("keeps the key after a %d, because the outcome is unknown", async (status) => {
  const keys = createKeyHolder();
  const key = keys.keyFor({ text: "note" });
  keys.settle(await failure(status));
  expect(keys.keyFor({ text: "note" })).toBe(key);
});

it("keeps the key after a network error", () => {
  const keys = createKeyHolder();
  const key = keys.keyFor({ text: "note" });
  keys.settle(new TypeError("Failed to fetch"));
  expect(keys.keyFor({ text: "note" })).toBe(key);
});

it("keeps the key while the first request with it is in progress", async () => {
  const keys = createKeyHolder();
  const key = keys.keyFor({ text: "note" });
  keys.settle(await failure(409, { "retry-after": "2" }));
  expect(keys.keyFor({ text: "note" })).toBe(key);
});

it.each([400, 409, 412, 422])("replaces the key after a %d", async (status) => {
  const keys = createKeyHolder();
  const key = keys.keyFor({ text: "note" });
  keys.settle(await failure(status));
  expect(keys.keyFor({ text: "note" })).not.toBe(key);
});

it("uses a new key for other content, and for the same content after it was saved", () => {
  const keys = createKeyHolder();
  const key = keys.keyFor({ text: "note" });
  expect(keys.keyFor({ text: "another note" })).not.toBe(key);
  const again = keys.keyFor({ text: "note" });
  keys.settle();
  expect(keys.keyFor({ text: "note" })).not.toBe(again);
});
