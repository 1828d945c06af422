import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { sendRaw } from "../../test/send-raw.ts";
import { type Listener, listen } from "./listener.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no kind of database to test on.");

const post = "POST /identity/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
const close = "connection: close\r\n";

describe("a request that cannot be parsed", () => {
  let api: TestApi;
  let listener: Listener;
  beforeAll(async () => {
    api = await openApi(embedded);
    listener = await listen(0);
    listener.serve(api.app);
  });
  afterAll(async () => {
    await listener.stop();
    await api.close();
  });

  const guards = async () => {
    const { headers } = await api.send("/api/Configuration");
    return [...headers.keys()].filter(
      (name) => !/^(content-(length|type|encoding)|x-request-id|vary)$/.test(name),
    );
  };

  it.each([
    [
      "headers that are too long",
      413,
      `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${"x".repeat(40_000)}\r\n\r\n`,
    ],
    ["a URL that is too long", 413, `GET /${"x".repeat(40_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`],
    ["very many headers", 413, `GET / HTTP/1.1\r\nhost: localhost\r\n${"x-a: 1234567\r\n".repeat(3000)}\r\n`],
    ["no HTTP", 400, "NONSENSE\r\n\r\n"],
    ["an invalid method", 400, "FOO / HTTP/1.1\r\nhost: localhost\r\n\r\n"],
    ["no host", 400, `GET /healthz HTTP/1.1\r\n${close}\r\n`],
    ["no host, in HTTP/1.0", 400, "GET /healthz HTTP/1.0\r\n\r\n"],
    ["a host with a space", 400, `GET /healthz HTTP/1.1\r\nhost: a b\r\n${close}\r\n`],
    ["a host with a path", 400, `GET /healthz HTTP/1.1\r\nhost: a@b/c\r\n${close}\r\n`],
    ["a URL with another scheme", 400, `GET ftp://a/ HTTP/1.1\r\nhost: localhost\r\n${close}\r\n`],
    ["a URL with an invalid port", 400, `GET http://a:99999/ HTTP/1.1\r\nhost: localhost\r\n${close}\r\n`],
    ["no address", 400, `OPTIONS * HTTP/1.1\r\nhost: localhost\r\n${close}\r\n`],
    ["two lengths", 400, `${post}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
    [
      "both content-length and chunks",
      400,
      `${post}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ["an expectation", 417, `${post}expect: wonders\r\ncontent-length: 2\r\n${close}\r\n{}`],
  ])(
    "with %s returns %d as JSON, with the same security headers as every response",
    async (_what, status, text) => {
      const [head = "", body = ""] = (await sendRaw(listener.port, text)).split("\r\n\r\n");
      const [line, ...headers] = head.toLowerCase().split("\r\n");
      expect(line).toMatch(new RegExp(`^http/1\\.1 ${status} `));
      expect(headers.map((header) => header.split(":")[0])).toEqual(expect.arrayContaining(await guards()));
      expect(headers).toContain("x-content-type-options: nosniff");
      expect(headers).toContain("cache-control: no-store");
      expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/\.$/) });
    },
  );

  it("gets security headers even while the server is starting", async () => {
    const starting = await listen(0);
    const response = await sendRaw(starting.port, `GET / HTTP/1.1\r\nhost: localhost\r\n${close}\r\n`);
    await starting.stop();
    for (const name of await guards()) expect(response.toLowerCase()).toContain(`\r\n${name}: `);
  });

  it("is rejected before its body is sent if its address has made too many attempts", async () => {
    for (let tries = 0; tries < 300; tries += 1) {
      await api.services.rateLimiter.count("sign-in", { address: "127.0.0.1" });
    }
    // The body is never sent, so a response proves that the server didn't wait for it.
    const response = await sendRaw(listener.port, `${post}content-length: 10000\r\n${close}\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: /);
  });
});
