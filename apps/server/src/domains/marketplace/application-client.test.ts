import { pino } from "pino";
import { expect, it } from "vitest";
import { createApplicationClient } from "./application-client.ts";

/** A client of a service that responds with these statuses in turn, the last one again and again. */
function clientOf(...statuses: readonly number[]) {
  const sent: { url: string; headers: Headers }[] = [];
  const time = { now: new Date("2026-11-20T15:00:00Z") };
  const client = createApplicationClient({
    connection: async () => ({ base: "https://applications.example/", key: "secret" }),
    sandbox: () => Promise.reject(new Error("This isn't the sandbox.")),
    fetch: async (url, { headers }) => {
      sent.push({ url, headers: new Headers(headers) });
      const status = statuses[Math.min(sent.length, statuses.length) - 1] ?? 200;
      return Response.json({ message: "no" }, { status, headers: { "retry-after": "7" } });
    },
    now: () => time.now,
    log: pino({ level: "silent" }),
    retryDelay: 0,
  });
  return { client, sent, time };
}

it("fetches an application again after a temporary failure", async () => {
  const { client, sent } = clientOf(502, 404);
  expect(await client.fetch("4101")).toBeUndefined();
  expect(sent.map(({ url }) => url)).toEqual([
    "https://applications.example/4101",
    "https://applications.example/4101",
  ]);
  expect(sent[0]?.headers.get("x-api-key")).toBe("secret");
});

it("does not submit an enrollment twice", async () => {
  const { client, sent } = clientOf(502);
  await expect(client.submit("4101", "key", [])).rejects.toMatchObject({ status: 503 });
  expect(sent.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["key"]);
});

it("sends nothing until the service accepts requests again", async () => {
  const { client, sent, time } = clientOf(429, 404);
  const busy = { status: 429, details: { retryAfter: 7 } };
  await expect(client.fetch("4101")).rejects.toMatchObject(busy);
  await expect(client.fetch("4102")).rejects.toMatchObject(busy);
  expect(sent).toHaveLength(1);
  time.now = new Date(time.now.getTime() + 7_000);
  expect(await client.fetch("4101")).toBeUndefined();
});
