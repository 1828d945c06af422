import { type ClientRequest, request } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { call } from "@portico/contract";
import { Hono } from "hono";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { noBrowser } from "../../test/no-browser.ts";
import type { CheckedRequest } from "./handler.ts";
import { listen } from "./listener.ts";
import { addRoutes } from "./routes.ts";
import { sendError } from "./send-error.ts";

const mega = 1024 * 1024;
const endpoint = (maxBytes: number) =>
  call({
    method: "POST",
    path: "/Rows",
    access: "anyone",
    summary: "Takes rows.",
    rawBody: { mediaType: "text/csv", maxBytes },
  });

setFlagsFromString("--expose-gc");
const collectGarbage = z.function({ input: [], output: z.void() }).implement(runInNewContext("gc"));

/** The bytes in memory for bodies and buffers. */
function bytesHeld(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** The result of reading a request's body. */
interface Got {
  readonly bytes: number;
  /** The bytes in memory when most of a large body had arrived. */
  readonly held: number;
  readonly fault: unknown;
}

/** Starts a server that reads and discards bodies, and returns the results. */
async function reader(maxBytes: number) {
  const arrived = Promise.withResolvers<Got>();
  const nothing = z.strictObject({});
  const route = {
    id: "rows.take",
    endpoint: endpoint(maxBytes),
    schemas: { params: nothing, query: nothing, body: undefined, response: z.null() },
    handler: async ({ stream = empty() }: CheckedRequest) => {
      let bytes = 0;
      let held = 0;
      try {
        for await (const piece of stream) {
          bytes += piece.length;
          if (held === 0 && bytes > 200 * mega) held = bytesHeld();
        }
      } catch (fault) {
        arrived.resolve({ bytes, held, fault });
        throw fault;
      }
      arrived.resolve({ bytes, held, fault: undefined });
      return null;
    },
  };
  const app = new Hono();
  app.onError((error, context) => sendError(context, error, "test", pino({ level: "silent" })));
  addRoutes(app, [route], {
    authenticate: async () => undefined,
    idempotency: { begin: () => Promise.reject(new Error("These tests send no key.")) },
    clientAddressOf: () => "nowhere",
    browserOf: () => noBrowser,
    countAttempt: async () => {},
    checkOrigin: async () => {},
    abortResponseFor: () => () => false,
    read: async () => new Response(),
  });
  const listener = await listen(0);
  onTestFinished(() => listener.stop());
  listener.serve(app);
  return { port: listener.port, got: arrived.promise };
}

async function* empty() {}

/** Starts a request, and returns its status later. */
function post(port: number, headers: Record<string, string | number>) {
  const status = Promise.withResolvers<number | undefined>();
  const sending = request({ port, method: "POST", path: "/api/Rows", headers }, (response) => {
    response.resume();
    status.resolve(response.statusCode);
  });
  sending.on("error", () => status.resolve(undefined));
  return { sending, status: status.promise };
}

/** Sends chunks as long as the server accepts them. */
async function pour(sending: ClientRequest, pieces: number): Promise<number> {
  const piece = Buffer.alloc(mega, 120);
  const closed = new Promise((resolve) => sending.once("close", resolve));
  for (let sent = 0; sent < pieces; sent++) {
    if (sending.destroyed) return sent;
    const drained = new Promise((resolve) => sending.write(piece, resolve));
    await Promise.race([drained, closed]);
  }
  sending.end();
  return pieces;
}

const csv = { "content-type": "text/csv" };

describe("an endpoint with a raw body", () => {
  it.each(["text/csv", "text/csv; charset=utf-8", "Text/CSV;charset=UTF-8"])(
    "accepts the content type %s",
    async (type) => {
      const { port, got } = await reader(100);
      const { sending, status } = post(port, { "content-type": type });
      sending.end("a,b\n1,2\n");
      expect(await got).toMatchObject({ bytes: 8, fault: undefined });
      expect(await status).toBe(204);
    },
  );

  it.each(["application/json", "text/csvx", "multipart/form-data; boundary=x", ""])(
    "returns 415 for the content type %j",
    async (type) => {
      const { port } = await reader(100);
      const { sending, status } = post(port, type === "" ? {} : { "content-type": type });
      sending.end("a");
      expect(await status).toBe(415);
    },
  );

  it("rejects a gigabyte based on its declared length before reading it", async () => {
    const { port } = await reader(256 * mega);
    const { sending, status } = post(port, { ...csv, "content-length": 1024 * mega });
    sending.flushHeaders();
    expect(await status).toBe(413);
    sending.destroy();
  });

  it("aborts a body of unknown length without keeping it in memory", async () => {
    const { port, got } = await reader(256 * mega);
    const before = bytesHeld();
    const { sending, status } = post(port, csv);
    const sent = pour(sending, 1024);
    expect(await status).toBe(413);
    const { bytes, held, fault } = await got;
    expect(fault).toMatchObject({ status: 413 });
    expect(bytes).toBeLessThanOrEqual(256 * mega);
    expect(held).toBeGreaterThan(0);
    // Includes garbage that is not yet collected. A buffered body would have 256 MB.
    expect(held - before).toBeLessThan(128 * mega);
    sending.destroy();
    expect(await sent).toBeLessThan(1024);
  });

  it.each([
    ["with content-length", { ...csv, "content-length": 1000 }],
    ["without content-length", csv],
  ])("rejects a body that breaks off %s", async (_what, headers) => {
    const { port, got } = await reader(2000);
    const { sending } = post(port, headers);
    sending.write("half", () => sending.destroy());
    expect((await got).fault).toMatchObject({ status: 400 });
  });
});
