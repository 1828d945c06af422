import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { outboxServices, testMail, testSms } from "../../test/outbox.ts";
import { sendRaw } from "../../test/send-raw.ts";
import { createApp } from "../app.ts";
import { outbox } from "../db/schema/index.ts";
import { type Listener, listen } from "../http/listener.ts";
import { queueMessage } from "./queue-message.ts";
import type { ViewerOptions } from "./viewer.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no kind of database to test on.");

describe("the page of unsent messages", () => {
  let api: TestApi;
  const listeners: Listener[] = [];
  beforeAll(async () => {
    api = await openApi(embedded);
  });
  afterAll(() => api.close());
  afterEach(async () => {
    for (const listener of listeners.splice(0)) await listener.stop();
  });

  const serve = async (viewer: Partial<Omit<ViewerOptions, "database">> | undefined = {}, host?: string) => {
    const listener = await listen(0, host);
    listeners.push(listener);
    listener.serve(
      createApp({
        services: api.services,
        log: pino({ level: "silent" }),
        trustedProxies: ["127.0.0.1"],
        portalDir: "/nowhere",
        publicDir: "/nowhere",
        ...(viewer && { outbox: { senders: {}, isOn: true, ...viewer } }),
      }),
    );
    return listener.port;
  };
  const get = (port: number, headers: Record<string, string> = {}, host = "127.0.0.1", path = "/outbox") =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>(
      (resolve, reject) => {
        const sent = request({ host, port, path, headers, agent: false }, (incoming) => {
          let text = "";
          incoming.setEncoding("utf8");
          incoming.on("data", (part) => {
            text += part;
          });
          incoming.on("end", () => resolve({ status: incoming.statusCode, headers: incoming.headers, text }));
        });
        sent.on("error", reject);
        sent.end();
      },
    );

  it("shows the newest first, with links, and runs no scripts in them", async () => {
    const person = `${randomUUID()}@example.com`;
    const evil = `"><script>alert(1)</script>'`;
    const { database } = api.services;
    const mail = testMail(person, {
      subject: `Hello ${evil}`,
      body: `${evil} Open http://localhost:4600/reset/abc?x=1&y=2 javascript:alert(1)`,
    });
    await queueMessage(database, outboxServices, mail);
    await queueMessage(database, outboxServices, testSms(`+1${evil}`));
    const { status, headers, text } = await get(await serve());
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(text).not.toContain("<script");
    expect(text).toContain(
      `data-channel="mail" data-kind="password-link" data-state="queued" data-recipient="${person}"`,
    );
    expect(text).toContain('<a href="http://localhost:4600/reset/abc?x=1&amp;y=2"');
    expect(text).not.toContain('href="javascript');
    expect(text).toMatch(/Content-Security-Policy" content="default-src 'none'; style-src 'sha256-/);
    expect(text.indexOf('data-channel="sms"')).toBeLessThan(text.indexOf('data-channel="mail"'));
  });

  it("offers attachments for download, only to this machine", async () => {
    const recipient = `${randomUUID()}@example.com`;
    const attachment = { name: 'a"<b>.pdf', mediaType: "application/pdf", bytes: Buffer.from("%PDF-1") };
    await queueMessage(api.services.database, outboxServices, { ...testMail(recipient), attachment });
    const port = await serve();
    const { text } = await get(port);
    const path = /href="(\/outbox\/[0-9a-f-]+\/attachment)">a&quot;&lt;b&gt;\.pdf</.exec(text)?.[1];
    const file = await get(port, {}, "127.0.0.1", path);
    expect(file).toMatchObject({ status: 200, text: "%PDF-1" });
    expect(file.headers["content-disposition"]).toMatch(/^attachment; /);
    expect(file.headers["x-content-type-options"]).toBe("nosniff");
    expect((await get(port, { via: "1.1 proxy" }, "127.0.0.1", path)).status).toBe(404);
    for (const id of [randomUUID(), "1"])
      expect((await get(port, {}, "127.0.0.1", `/outbox/${id}/attachment`)).status).toBe(404);
    const sent = await serve({ senders: { mail: async () => {} } });
    expect((await get(sent, {}, "127.0.0.1", path)).status).toBe(404);
  });

  it.each([
    ["x-forwarded-for", "127.0.0.1"],
    ["x-forwarded-host", "localhost"],
    ["x-forwarded-proto", "https"],
    ["x-real-ip", "127.0.0.1"],
    ["forwarded", "for=127.0.0.1"],
    ["via", "1.1 proxy"],
    ["cf-connecting-ip", "127.0.0.1"],
    ["x-envoy-external-address", "127.0.0.1"],
    ["x-cluster-client-ip", "127.0.0.1"],
    ["fastly-client-ip", "127.0.0.1"],
    ["x-original-forwarded-for", "127.0.0.1"],
    ["x-forwarded", "for=127.0.0.1"],
    ["x-amzn-trace-id", "Root=1"],
    ["x-request-id", "1"],
    ["traceparent", "00-1-1-01"],
    ["x-arr-log-id", "1"],
    ["x-a-header-nobody-thought-of", ""],
    ["proxy-connection", "keep-alive"],
    ["authorization", "Basic YTph"],
    ["content-length", "0"],
  ])("returns 404 for requests through a proxy with %s", async (name, value) => {
    expect((await get(await serve(), { [name]: value })).status).toBe(404);
  });

  it.each([
    "portal.example",
    "localhost.evil.test",
    "127.0.0.1.evil.test",
    "evil.test:4600",
    "localhost@evil.test",
  ])("returns 404 for the host name %j, which may belong to another site", async (host) => {
    expect((await get(await serve(), { host })).status).not.toBe(200);
  });

  it("returns 404 over HTTP/1.0, which old proxies use", async () => {
    const ask = (version: string) =>
      `GET /outbox HTTP/${version}\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
    const port = await serve();
    expect(await sendRaw(port, ask("1.1"))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await sendRaw(port, ask("1.0"))).toMatch(/^HTTP\/1\.1 404 /);
  });

  it("returns 404 with two host headers", async () => {
    const asked = "GET /outbox HTTP/1.1\r\nhost: localhost\r\nhost: evil.test\r\nconnection: close\r\n\r\n";
    expect(await sendRaw(await serve(), asked)).not.toMatch(/^HTTP\/1\.1 200 /);
  });

  it("is available to browsers and curl", async () => {
    const browser = {
      accept: "text/html,*/*;q=0.8",
      "accept-encoding": "gzip, deflate, br, zstd",
      "accept-language": "en-US,en;q=0.5",
      "cache-control": "max-age=0",
      cookie: "theme=dark",
      dnt: "1",
      priority: "u=0, i",
      referer: "http://localhost:4600/portal/",
      "sec-ch-ua": '"Chromium";v="140"',
      "sec-ch-ua-mobile": "?0",
      "sec-ch-ua-platform": '"Linux"',
      "sec-fetch-dest": "document",
      "sec-fetch-mode": "navigate",
      "sec-fetch-site": "none",
      "sec-fetch-user": "?1",
      "sec-gpc": "1",
      "upgrade-insecure-requests": "1",
      "user-agent": "Mozilla/5.0",
    };
    const port = await serve();
    for (const headers of [browser, { accept: "*/*", "user-agent": "curl/8.5.0" }]) {
      expect((await get(port, headers)).status).toBe(200);
    }
  });

  it.each(["localhost", "localhost:4600", "127.0.0.1:1", "[::1]:4600"])(
    "is available under the host name %s",
    async (host) => {
      expect((await get(await serve(), { host })).status).toBe(200);
    },
  );

  it("returns 404 to other machines", async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === "IPv4");
    const port = await serve({}, "0.0.0.0");
    if (outside) expect((await get(port, { host: "localhost" }, outside.address)).status).toBe(404);
    expect((await api.send("/outbox")).status).not.toBe(200);
  });

  it("returns 404 if it is off, if mail and SMS are sent, and by default", async () => {
    const send = async () => {};
    expect((await get(await serve({ isOn: false }))).status).toBe(404);
    expect((await get(await serve({ senders: { mail: send, sms: send } }))).status).toBe(404);
    const plain = await api.app.request("/outbox");
    expect(await plain.text()).not.toContain("<article");
  });

  it("omits email if it is sent, and messages that were merged or became outdated", async () => {
    const { database } = api.services;
    await database.delete(outbox);
    await queueMessage(database, outboxServices, testMail("a@b.test"));
    await queueMessage(database, outboxServices, testSms("+13055550100"));
    const { text } = await get(await serve({ senders: { mail: async () => {} } }));
    expect(text).toContain('data-channel="sms"');
    expect(text).not.toContain('data-channel="mail"');
    for (const [state, isShown] of [
      ["collected", true],
      ["merged", false],
      ["outdated", false],
    ] as const) {
      await database.update(outbox).set({ state });
      const page = await get(await serve());
      expect([state, page.text.includes("<article")]).toEqual([state, isShown]);
      expect(page.text.includes("waits for a digest")).toBe(isShown);
    }
  });
});
