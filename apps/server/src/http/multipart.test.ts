import { call } from "@portico/contract";
import { Hono } from "hono";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { noBrowser } from "../../test/no-browser.ts";
import { refusal } from "../../test/responses.ts";
import type { CheckedRequest } from "./handler.ts";
import { addRoutes } from "./routes.ts";
import { sendError } from "./send-error.ts";

const maxBytes = 100_000;
const endpoint = call({
  method: "POST",
  path: "/Thing",
  access: "anyone",
  summary: "Takes a file.",
  upload: { field: "file", maxBytes },
});

/** Creates an app with an upload endpoint, and returns the last request that its handler received. */
function uploads(options: { isOptional?: boolean; body?: z.ZodObject } = {}) {
  const got: CheckedRequest[] = [];
  const nothing = z.strictObject({});
  const upload = { ...endpoint.upload, isOptional: options.isOptional ?? false };
  const route = {
    id: "thing.create",
    endpoint: { ...endpoint, upload },
    schemas: { params: nothing, query: nothing, body: options.body, response: z.null() },
    handler: async (request: CheckedRequest) => {
      got.push(request);
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
  return { app, got, post: (body: FormData) => app.request("/api/Thing", { method: "POST", body }) };
}

function form(parts: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  return data;
}

const file = (bytes: string | Uint8Array<ArrayBuffer> = "a,b\n1,2\n", name = "rows.csv") =>
  new File([bytes], name, { type: "text/csv" });

describe("an upload endpoint", () => {
  it("passes on the file and the parsed text fields", async () => {
    const { post, got } = uploads({ body: z.strictObject({ month: z.string().transform(Number) }) });
    const response = await post(
      form([
        ["file", file()],
        ["month", "7"],
      ]),
    );
    expect(response.status).toBe(204);
    expect(got[0]?.body).toEqual({ month: 7 });
    expect(got[0]?.file).toMatchObject({ mediaType: "text/csv", name: "rows.csv" });
    expect(Buffer.from(got[0]?.file?.bytes ?? []).toString()).toBe("a,b\n1,2\n");
  });

  it("keeps every byte of a binary file", async () => {
    const { post, got } = uploads();
    const bytes = Uint8Array.from({ length: maxBytes }, (_, index) => (index * 31) % 256);
    expect((await post(form([["file", file(bytes)]]))).status).toBe(204);
    expect(Buffer.compare(got[0]?.file?.bytes ?? new Uint8Array(), bytes)).toBe(0);
  });

  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\temp\\rows.csv", "rows.csv"],
    ["a\u0000b\u202ec.csv", "abc.csv"],
    ["/", "file"],
  ])("sanitizes the name %j", async (name, plain) => {
    const { post, got } = uploads();
    await post(form([["file", file("x", name)]]));
    expect(got[0]?.file?.name).toBe(plain);
  });

  it("shortens a long name", async () => {
    const { post, got } = uploads();
    await post(form([["file", file("x", "x".repeat(5000))]]));
    expect(got[0]?.file?.name).toHaveLength(200);
  });

  it.each<[string, readonly (readonly [string, string | File])[], string]>([
    ["no file", [["other", "x"]], "file"],
    [
      "two files",
      [
        ["file", file()],
        ["file", file()],
      ],
      "file",
    ],
    ["a file under another name", [["photo", file()]], "photo"],
    ["text in place of the file", [["file", "text"]], "file"],
    [
      "an unknown text field",
      [
        ["file", file()],
        ["owner", "me"],
      ],
      "owner",
    ],
  ])("rejects %s and names it", async (_what, parts, name) => {
    const { post, got } = uploads();
    const response = await post(form(parts));
    expect(response.status).toBe(422);
    expect(Object.keys(refusal.parse(await response.json()).errors ?? {})).toContain(name);
    expect(got).toEqual([]);
  });

  it("rejects many parts with a single error", async () => {
    const { post, got } = uploads();
    const many = Array.from({ length: 500 }, (_, index) => [`x${index}`, ""] as const);
    const response = await post(form([["file", file()], ...many]));
    expect(response.status).toBe(422);
    expect(refusal.parse(await response.json()).errors).toEqual({ "": ["The body has too many parts."] });
    expect(got).toEqual([]);
  });

  it("accepts fifty parts but not fifty-one", async () => {
    const texts = (count: number) => Array.from({ length: count }, (_, index) => [`x${index}`, "y"] as const);
    const names = texts(50).map(([name]) => [name, z.string().optional()]);
    const { post, got } = uploads({ body: z.strictObject(Object.fromEntries(names)) });
    expect((await post(form([["file", file()], ...texts(50)]))).status).toBe(422);
    expect((await post(form([["file", file()], ...texts(49)]))).status).toBe(204);
    expect(got).toHaveLength(1);
  });

  it.each(["x", '"x"', "x; boundary=other", "x; charset=utf-8"])(
    "stops reading at part 51 of 100,000, with the boundary %s",
    async (boundary) => {
      const { app, got } = uploads();
      let sent = 0;
      const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
      const parts = new ReadableStream({
        pull(controller) {
          sent += 1;
          // Splits the delimiter, as a network may.
          controller.enqueue(Buffer.from(part.slice(1) + part.slice(0, 1)));
          if (sent === 100_000) controller.close();
        },
        start: (controller) => controller.enqueue(Buffer.from("-")),
      });
      const response = await app.request("/api/Thing", {
        method: "POST",
        headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
        body: parts,
        duplex: "half",
      });
      expect(response.status).toBe(422);
      expect(sent).toBeLessThan(60);
      expect(got).toEqual([]);
    },
  );

  it.each(["__proto__", "constructor", "toString"])("rejects a part called %s", async (name) => {
    for (const part of ["x", file()]) {
      const { post, got } = uploads();
      const response = await post(
        form([
          ["file", file()],
          [name, part],
        ]),
      );
      expect(response.status).toBe(422);
      expect(await response.text()).toContain(`"errors":{"${name}":[`);
      expect(got).toEqual([]);
    }
  });

  it("reports at most twenty parts, and truncates their names", async () => {
    const { post } = uploads();
    const parts = Array.from({ length: 45 }, (_, index) => [`${index}${"n".repeat(1000)}`, file()] as const);
    const response = await post(form([["file", file()], ...parts]));
    const text = await response.text();
    expect(Object.keys(refusal.parse(JSON.parse(text)).errors ?? {})).toHaveLength(20);
    expect(text.length).toBeLessThan(10_000);
  });

  it("accepts a body without an optional file", async () => {
    const { post, got } = uploads({ isOptional: true, body: z.strictObject({ note: z.string() }) });
    expect((await post(form([["note", "x"]]))).status).toBe(204);
    expect(got[0]?.file).toBeUndefined();
  });

  it("returns 413 for a file that is one byte too large", async () => {
    const { post, got } = uploads();
    expect((await post(form([["file", file("x".repeat(maxBytes + 1))]]))).status).toBe(413);
    expect(got).toEqual([]);
  });

  it("stops reading as soon as the body is too large, whatever its declared length", async () => {
    const { app, got } = uploads();
    let sent = 0;
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(head)),
      pull(controller) {
        sent += 10_000;
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    const response = await app.request("/api/Thing", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", "content-length": "100" },
      body: endless,
      duplex: "half",
    });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(2 * (maxBytes + 64 * 1024));
    expect(got).toEqual([]);
  });

  it.each([
    ["JSON", "application/json", "{}", 415],
    ["no type", "", "{}", 415],
    ["a multipart body of another kind", "multipart/mixed; boundary=x", "--x--", 415],
    ["no boundary", "multipart/form-data; charset=x", "--x--", 400],
    [
      "a truncated body",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="file"',
      400,
    ],
  ])("rejects %s", async (_what, type, body, status) => {
    const { app } = uploads();
    const headers: Record<string, string> = type ? { "content-type": type } : {};
    const response = await app.request("/api/Thing", { method: "POST", headers, body: Buffer.from(body) });
    expect(response.status).toBe(status);
  });
});
