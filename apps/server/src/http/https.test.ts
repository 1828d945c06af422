import { writeFile } from "node:fs/promises";
import { type ClientHttp2Session, connect, type OutgoingHttpHeaders } from "node:http2";
import { get } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type PeerCertificate, TLSSocket } from "node:tls";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { selfSigned } from "../../test/self-signed.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { createLog } from "../log.ts";
import { type Certificate, readCertificate, watchCertificate } from "./certificate.ts";
import { clientAddress } from "./client-address.ts";
import { abortResponseFor } from "./connection.ts";
import { type Listener, listen } from "./listener.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no kind of database to test on.");

const log = createLog("silent");

let certificate: Certificate;
beforeAll(async () => {
  certificate = await selfSigned();
});

async function listenSecurely(app?: Parameters<Listener["serve"]>[0]): Promise<Listener> {
  const listener = await listen(0, undefined, certificate);
  onTestFinished(() => listener.stop());
  if (app) listener.serve(app);
  return listener;
}

function sessionTo({ port }: Pick<Listener, "port">): ClientHttp2Session {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  return session;
}

async function request(session: ClientHttp2Session, headers: OutgoingHttpHeaders, body?: string) {
  const stream = session.request(headers);
  const head = new Promise<Readonly<Record<string, unknown>>>((resolve) => stream.once("response", resolve));
  stream.end(body);
  const received = await text(stream);
  const answered = await head;
  return { status: Number(answered[":status"]), headers: answered, body: received };
}

/** The status over HTTP/1.1. */
function statusOverHttp1({ port }: Pick<Listener, "port">, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, path, host: "localhost", rejectUnauthorized: false, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on("error", reject);
  });
}

function certificateOf(session: ClientHttp2Session): PeerCertificate {
  if (!(session.socket instanceof TLSSocket)) throw new Error("The connection isn't secure.");
  return session.socket.getPeerCertificate();
}

describe("a server with a certificate", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(embedded);
  });
  afterAll(() => api.close());

  it("serves the API over HTTP/2, with the headers of every response", async () => {
    const session = sessionTo(await listenSecurely(api.app));
    const response = await request(session, {
      ":path": "/api/Configuration",
      authorization: `Bearer ${await api.tokenOf("agent@portico.test")}`,
    });
    expect(response.status).toBe(200);
    const overHttp1 = await api.send("/api/Configuration");
    for (const name of ["content-security-policy", "strict-transport-security", "x-content-type-options"])
      expect(response.headers[name], name).toBe(overHttp1.headers.get(name));
  });

  it("reads bodies over HTTP/2, and refuses what isn't valid", async () => {
    const session = sessionTo(await listenSecurely(api.app));
    const signIn = (pass: string) =>
      request(
        session,
        { ":method": "POST", ":path": "/identity/login", "content-type": "application/json" },
        JSON.stringify({ user: "agent@portico.test", pass }),
      );
    expect((await signIn("Portico-Demo-1")).status).toBe(200);
    expect((await signIn("wrong")).status).toBe(401);
  });

  it("serves clients without HTTP/2 on the same port", async () => {
    expect(await statusOverHttp1(await listenSecurely(api.app), "/healthz")).toBe(200);
  });
});

describe("a request over HTTP/2", () => {
  it("comes from the address of its connection", async () => {
    const app = new Hono().get("/", (context) => context.text(clientAddress(context, () => false)));
    const response = await request(sessionTo(await listenSecurely(app)), { ":path": "/" });
    expect(["127.0.0.1", "::1"]).toContain(response.body);
  });

  it.each([
    ["a long URL", { ":path": `/${"x".repeat(17_000)}` }],
    ["long headers", { ":path": "/", "x-long": "x".repeat(17_000) }],
  ])("with %s is refused like in HTTP/1.1", async (_what, headers) => {
    const response = await request(sessionTo(await listenSecurely()), headers);
    expect(response.status).toBe(413);
    expect(JSON.parse(response.body)).toEqual({
      message: "The URL and headers are too long. Use shorter filters.",
    });
  });

  it.each([
    ["an absolute URL", { ":path": "https://elsewhere.example/" }],
    ["a host that is none", { ":path": "/", ":authority": "a b" }],
  ])("with %s ends with an error of the protocol", async (_what, headers) => {
    const session = sessionTo(await listenSecurely(new Hono()));
    await expect(text(session.request(headers))).rejects.toThrow("NGHTTP2_PROTOCOL_ERROR");
  });

  it("whose response fails midway never looks complete", async () => {
    const app = new Hono().get("/", (context) => {
      const abort = abortResponseFor(context, "id", log);
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      void writer.write(Buffer.from("the first half")).then(() => abort(new Error("broken")));
      return context.body(readable);
    });
    const stream = sessionTo(await listenSecurely(app)).request({ ":path": "/" });
    await expect(text(stream)).rejects.toThrow(/NGHTTP2_INTERNAL_ERROR/);
  });
});

describe("a stop over HTTP/2", () => {
  it("completes the request in progress, ends the connection, and accepts no more", async () => {
    const arrived = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<Response>();
    const listener = await listen(0, undefined, certificate);
    listener.serve({
      fetch: () => {
        arrived.resolve();
        return finish.promise;
      },
    });
    const session = sessionTo(listener);
    const response = request(session, { ":path": "/" });
    await arrived.promise;
    const stopped = listener.stop();
    await expect(statusOverHttp1(listener, "/")).rejects.toThrow();
    finish.resolve(new Response("finished"));
    expect((await response).body).toBe("finished");
    await stopped;
    await vi.waitFor(() => expect(session.closed).toBe(true));
  });
});

describe("the files of a certificate", () => {
  const write = async ({ cert, key }: Certificate) => {
    const folder = await temporaryFolder();
    const files = { certificate: join(folder, "cert.pem"), key: join(folder, "key.pem") };
    await writeFile(files.certificate, cert);
    await writeFile(files.key, key);
    return files;
  };

  it("that can't be read, or don't fit each other, are named", async () => {
    const files = await write(certificate);
    expect(() => readCertificate({ ...files, certificate: "/nowhere/cert.pem" })).toThrow(
      /^TLS_CERT can't be read: ENOENT/,
    );
    expect(() => readCertificate({ ...files, key: "/nowhere/key.pem" })).toThrow(/^TLS_KEY can't be read/);
    const { key } = await selfSigned();
    expect(() => readCertificate({ certificate: files.certificate, key: files.key })).not.toThrow();
    await writeFile(files.key, key);
    expect(() => readCertificate(files)).toThrow(/^TLS_CERT and TLS_KEY can't be used together/);
    await writeFile(files.key, "no key");
    expect(() => readCertificate(files)).toThrow(/^TLS_CERT and TLS_KEY can't be used together/);
  });

  it("are used without a restart when they are renewed, as soon as they fit each other", async () => {
    const files = await write(certificate);
    const listener = await listenSecurely(new Hono().get("/", (context) => context.text("here")));
    const warn = vi.spyOn(log, "warn");
    onTestFinished(() => warn.mockRestore());
    onTestFinished(watchCertificate(files, { apply: listener.useCertificate, log, interval: 20 }));
    const shown = async () => {
      const session = sessionTo(listener);
      await request(session, { ":path": "/" });
      const { fingerprint } = certificateOf(session);
      session.close();
      return fingerprint;
    };
    const before = await shown();
    const renewed = await selfSigned();
    await writeFile(files.certificate, renewed.cert);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 5_000 });
    expect(await shown()).toBe(before);
    await writeFile(files.key, renewed.key);
    await vi.waitFor(async () => expect(await shown()).not.toBe(before), { timeout: 5_000 });
  });
});
