import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../test/api.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { createApp } from "../../app.ts";
import { type Listener, listen } from "../../http/listener.ts";
import { createLog } from "../../log.ts";

const entry = z.looseObject({ level: z.number(), msg: z.string() });
const info = 30;
/** // Waits until running work has ended and released its slot. */
const patience = { timeout: 20_000 };

describe("an export whose client disconnects", () => {
  let api: TestApi;
  let listener: Listener;
  const lines: z.infer<typeof entry>[] = [];
  beforeAll(async () => {
    const [kind] = bothDatabases;
    if (!kind) throw new Error("There is no kind of database.");
    api = await openApi(kind);
    const log = createLog("debug", { write: (line) => lines.push(entry.parse(JSON.parse(line))) });
    listener = await listen(0);
    listener.serve(
      createApp({
        services: api.services,
        log,
        trustedProxies: [],
        portalDir: "/nowhere",
        publicDir: "/nowhere",
      }),
    );
  });
  afterAll(async () => {
    await listener.stop();
    await api.close();
  });

  const exported = async (accept: string, signal: AbortSignal) =>
    fetch(`http://localhost:${listener.port}/api/Policies`, {
      headers: { accept, authorization: `Bearer ${await api.tokenOf("admin@portico.test")}` },
      signal,
    });
  const logged = () => lines.filter(({ msg }) => msg !== "request");
  const isIdle = () =>
    expect.poll(() => api.services.exportQueue.running + api.services.exportQueue.waiting, patience).toBe(0);

  it.each([
    "text/csv",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/pdf",
  ])("is logged once at info level while %s", async (accept) => {
    lines.length = 0;
    const client = new AbortController();
    const response = await exported(accept, client.signal);
    await response.body?.getReader().read();
    client.abort();
    await isIdle();
    await expect
      .poll(logged)
      .toMatchObject([{ level: info, msg: "Response interrupted", reason: "the client disconnected" }]);
  });

  it("is not logged for a HEAD request, and its slot is released", async () => {
    lines.length = 0;
    for (let count = 0; count < 3; count++) {
      const response = await fetch(`http://localhost:${listener.port}/api/Policies`, {
        method: "HEAD",
        headers: { accept: "text/csv", authorization: `Bearer ${await api.tokenOf("admin@portico.test")}` },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-disposition")).toContain(".csv");
    }
    await isIdle();
    expect(logged()).toEqual([]);
  });

  it("is logged once if it was queued, and its slot is released", async () => {
    lines.length = 0;
    const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
    const running = [await exported("text/csv", first.signal), await exported("text/csv", second.signal)];
    const waiting = await exported("text/csv", third.signal);
    expect(running.map(({ status }) => status)).toEqual([200, 200]);
    expect(waiting.headers.get("x-export-state")).toBe("queued");
    third.abort();
    await expect.poll(() => api.services.exportQueue.waiting).toBe(0);
    expect(logged()).toMatchObject([{ level: info, reason: "the client disconnected" }]);
    first.abort();
    second.abort();
    await isIdle();
    expect(logged().filter(({ level }) => level !== info)).toEqual([]);
  });
});
