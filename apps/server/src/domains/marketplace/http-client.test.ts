import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { createMarketplaceClient } from "./http-client.ts";
import type { SendRequest } from "./request-sender.ts";

const log = pino({ level: "silent" });

/** A client of a service that answers with these responses in turn, the last one again and again. */
function clientOf(...responses: readonly ((init: RequestInit) => Promise<Response> | Response)[]) {
  const sent: string[] = [];
  const time = { now: new Date("2026-11-20T15:00:00Z") };
  const fetch: SendRequest = async (url, init) => {
    const response = responses[Math.min(sent.length, responses.length - 1)];
    sent.push(url);
    if (!response) throw new Error("There is no answer.");
    return response(init);
  };
  const client = createMarketplaceClient({
    connection: async () => ({ base: "https://marketplace.example/api", key: "k" }),
    sandbox: fetch,
    fetch,
    now: () => time.now,
    log,
    timeout: 30,
    retryDelay: 0,
  });
  return { client, sent, time };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const counties = { counties: [{ zipcode: "33134", name: "Miami-Dade County", fips: "12086", state: "FL" }] };

describe("the client of the Marketplace API", () => {
  it("sends the key, and answers repeated questions from memory", async () => {
    const { client, sent } = clientOf(() => json(counties));
    expect(await client.countiesOf("33134")).toEqual(counties.counties);
    await client.countiesOf("33134");
    expect(sent).toEqual(["https://marketplace.example/api/v1/counties/by/zip/33134?apikey=k"]);
  });

  it("tries once more after a temporary failure", async () => {
    const { client, sent } = clientOf(
      () => new Response("Bad gateway", { status: 502 }),
      () => json(counties),
    );
    expect(await client.countiesOf("33134")).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  it.each<[string, (init: RequestInit) => Promise<Response> | Response]>([
    ["is down", () => Promise.reject(new TypeError("fetch failed"))],
    ["answers with a web page", () => new Response("<html>Maintenance</html>", { status: 200 })],
    ["answers with an error page", () => new Response("<html>Error</html>", { status: 500 })],
    ["breaks off", () => new Response('{"counties":[{"zipcode":"33', { status: 200 })],
    ["answers with something else", () => json({ counties: [{ zip: 1 }] })],
    [
      "is slow",
      ({ signal }) =>
        new Promise((_, reject) =>
          signal?.addEventListener("abort", () => reject(signal.reason), { once: true }),
        ),
    ],
    ["rejects the key", () => json({ message: "Invalid authentication credentials" }, 401)],
  ])("says that nothing was lost if the service %s", async (_, response) => {
    const { client } = clientOf(response);
    await expect(client.countiesOf("33134")).rejects.toMatchObject({
      status: 503,
      message: expect.stringMatching(/isn't available right now|doesn't accept the configured key/),
    });
  });

  it("does not send a slow request again", async () => {
    const { client, sent } = clientOf(
      ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    );
    await expect(client.countiesOf("33134")).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
  });

  it("waits as long as the service says after too many requests", async () => {
    const { client, sent, time } = clientOf(
      () => json({ message: "limit" }, 429, { "retry-after": "20" }),
      () => json(counties),
    );
    const busy = { status: 429, details: { retryAfter: 20 } };
    await expect(client.countiesOf("33134")).rejects.toMatchObject(busy);
    await expect(client.countiesOf("33134")).rejects.toMatchObject(busy);
    expect(sent).toHaveLength(1);
    time.now = new Date(time.now.getTime() + 20_000);
    expect(await client.countiesOf("33134")).toHaveLength(1);
  });

  it.each([
    ["a date", { "retry-after": "Fri, 20 Nov 2026 15:00:30 GMT" }, 30],
    ["something else", { "retry-after": "soon" }, 5],
    ["no time", {}, 5],
  ])("waits after a limit with %s", async (_, headers, retryAfter) => {
    const { client, sent } = clientOf(() => json({ message: "limit" }, 429, headers));
    const busy = {
      status: 429,
      message: `The Marketplace is busy. Try again in ${retryAfter} seconds.`,
      details: { retryAfter },
    };
    await expect(client.countiesOf("33134")).rejects.toMatchObject(busy);
    await expect(client.countiesOf("33135")).rejects.toMatchObject(busy);
    expect(sent).toHaveLength(1);
  });

  it("stops reading a response that is too long", async () => {
    let read = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          read += 1;
          controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
        },
      });
    const { client } = clientOf(() => new Response(endless(), { status: 200 }));
    await expect(client.countiesOf("33134")).rejects.toMatchObject({ status: 503 });
    expect(read).toBeLessThan(10);
  });

  it("says that a plan isn't sold only if a plan was requested", async () => {
    const { client } = clientOf(() => json({ message: "not found" }, 404));
    await expect(client.plan("99001FL0050001", 2027)).rejects.toMatchObject({ status: 404 });
    await expect(client.countiesOf("33134")).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/rejected the request/),
    });
  });

  it("stops before the limit is exceeded", async () => {
    const { client, sent } = clientOf(() =>
      json(counties, 200, { "ratelimit-remaining": "0", "ratelimit-reset": "5" }),
    );
    await client.countiesOf("33134");
    await expect(client.countiesOf("33135")).rejects.toMatchObject({
      status: 429,
      details: { retryAfter: 5 },
    });
    expect(sent).toHaveLength(1);
  });

  it.each([
    [{ code: "1001", status: "400", message: "county is not valid" }, 422, /county/],
    [{ code: "1002", message: "state is not a valid marketplace state" }, 422, /its own exchange/],
    [{ code: "1006", message: "plan is not valid" }, 404, /isn't sold in this county/],
    [{ code: "9999", message: "?" }, 422, /rejected the request/],
  ])("says in plain language what %j means", async (body, status, message) => {
    const { client } = clientOf(() => json(body, 400));
    await expect(client.countiesOf("33134")).rejects.toMatchObject({
      status,
      message: expect.stringMatching(message),
    });
  });
});
