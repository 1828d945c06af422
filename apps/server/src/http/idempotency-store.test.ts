import { randomUUID } from "node:crypto";
import { call } from "@portico/contract";
import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { bothDatabases } from "../../test/databases.ts";
import { noBrowser } from "../../test/no-browser.ts";
import { configEntries, idempotentAnswers } from "../db/schema/index.ts";
import { Failure } from "../errors/failure.ts";
import type { CheckedRequest } from "./handler.ts";
import { createIdempotencyStore, releaseUnfinishedKeys } from "./idempotency-store.ts";
import { addRoutes } from "./routes.ts";
import { sendError } from "./send-error.ts";
import { StartedJob } from "./send-result.ts";

const minute = 60_000;
const log = pino({ level: "silent" });

describe.each(bothDatabases)("a POST with an idempotency key, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  /** Creates an app with one POST endpoint, called by one user. */
  const thing = (handle: (request: CheckedRequest) => Promise<unknown>, userId: string = randomUUID()) => {
    const caller = {
      sessionId: "s",
      userId,
      contactId: null,
      agentId: null,
      roles: [],
      claims: [],
      grants: [],
      hasOwnPassword: true,
    };
    const app = new Hono();
    app.onError((error, context) => sendError(context, error, "test", log));
    const endpoint = call({ method: "POST", path: "/Thing", access: "session", summary: "A thing." });
    const nothing = z.strictObject({});
    const schemas = {
      params: nothing,
      query: nothing,
      body: z.strictObject({ name: z.string() }),
      response: z.any(),
    };
    addRoutes(app, [{ id: "thing.create", endpoint, schemas, handler: handle }], {
      authenticate: async () => caller,
      clientAddressOf: () => "nowhere",
      browserOf: () => noBrowser,
      countAttempt: async () => {},
      checkOrigin: async () => {},
      abortResponseFor: () => () => false,
      read: async () => new Response(),
      idempotency: createIdempotencyStore({ ...api.services, log }),
    });
    const post = (key: string | undefined, name = "x") =>
      app.request("/api/Thing", {
        method: "POST",
        headers: { "content-type": "application/json", ...(key && { "idempotency-key": key }) },
        body: JSON.stringify({ name }),
      });
    return { post, userId };
  };
  /** A handler that counts its calls. */
  const counted = () => {
    const calls = { count: 0 };
    return { calls, handle: async () => ({ number: ++calls.count, version: 3 }) };
  };

  it("runs once and replays the response to every repeat", async () => {
    const { calls, handle } = counted();
    const { post } = thing(handle);
    const key = randomUUID();
    const responses = [await post(key), await post(key), await post(key)];
    expect(await Promise.all(responses.map((response) => response.json()))).toEqual(
      Array.from({ length: 3 }, () => ({ number: 1, version: 3 })),
    );
    expect(responses.map(({ headers }) => headers.get("etag"))).toEqual(['"3"', '"3"', '"3"']);
    expect(responses.map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([
      null,
      "true",
      "true",
    ]);
    expect(calls.count).toBe(1);
    await post(randomUUID());
    await post(undefined);
    expect(calls.count).toBe(3);
  });

  it.each([
    ["nothing", null, 204, ""],
    ["a job", new StartedJob("7c8d"), 202, '{"jobId":"7c8d"}'],
  ])("replays the response to %s", async (_what, answered, status, body) => {
    const { post } = thing(async () => answered);
    const key = randomUUID();
    for (const response of [await post(key), await post(key)]) {
      expect(response.status).toBe(status);
      expect(await response.text()).toBe(body);
      expect(response.headers.get("location")).toBe(status === 202 ? "/api/Jobs/7c8d" : null);
    }
  });

  it("returns 422 for another request with the same key", async () => {
    const { calls, handle } = counted();
    const { post } = thing(handle);
    const key = randomUUID();
    await post(key, "one");
    const other = await post(key, "two");
    expect(other.status).toBe(422);
    expect(await other.json()).toEqual({ message: expect.stringContaining("another request") });
    expect(calls.count).toBe(1);
  });

  it("ignores the keys of other users", async () => {
    const { calls, handle } = counted();
    const key = randomUUID();
    expect((await thing(handle).post(key)).headers.get("idempotent-replayed")).toBeNull();
    expect((await thing(handle).post(key)).headers.get("idempotent-replayed")).toBeNull();
    expect(calls.count).toBe(2);
  });

  it("returns 409 while the first request is in progress", async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    let count = 0;
    const { post } = thing(async () => {
      count++;
      begun.resolve();
      await gate.promise;
      return { number: 1 };
    });
    const key = randomUUID();
    const first = post(key);
    await begun.promise;
    for (const second of await Promise.all(Array.from({ length: 9 }, () => post(key)))) {
      expect(second.status).toBe(409);
      expect(second.headers.get("retry-after")).toBe("2");
    }
    gate.resolve();
    expect((await first).status).toBe(200);
    expect(await (await post(key)).json()).toEqual({ number: 1 });
    expect(count).toBe(1);
  });

  it.each([422, 409, 404, 429] as const)("can be retried after a %d", async (status) => {
    let count = 0;
    const { post } = thing(async () => {
      if (++count === 1) throw new Failure(status, "Not now.");
      return { number: count };
    });
    const key = randomUUID();
    expect((await post(key)).status).toBe(status);
    expect(await (await post(key)).json()).toEqual({ number: 2 });
    expect(await (await post(key)).json()).toEqual({ number: 2 });
  });

  it("can be retried after a server error", async () => {
    let count = 0;
    const { post } = thing(async () => {
      if (++count === 1) throw new Error("A fault.");
      return { number: count };
    });
    const key = randomUUID();
    expect((await post(key)).status).toBe(500);
    expect((await post(key)).status).toBe(200);
  });

  it.each(["short", "x".repeat(129), "with space", "ümlaut-ümlaut"])(
    "returns 400 for the key %j",
    async (key) => {
      const { post } = thing(async () => null);
      expect(
        (await post(encodeURIComponent(key) === key ? key : Buffer.from(key).toString("latin1"))).status,
      ).toBe(400);
    },
  );

  describe("whose process died", () => {
    const dead = async (age: number) => {
      const { calls, handle } = counted();
      const { post, userId } = thing(handle);
      const key = randomUUID();
      await post(key);
      await api.services.database
        .update(idempotentAnswers)
        .set({ status: null, body: null, createdAt: new Date(api.time.now.getTime() - age) })
        .where(and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key)));
      return { calls, again: () => post(key) };
    };

    it("frees the key after two minutes", async () => {
      const fresh = await dead(minute);
      expect((await fresh.again()).status).toBe(409);
      const old = await dead(3 * minute);
      const responses = await Promise.all([old.again(), old.again(), old.again()]);
      expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect(old.calls.count).toBe(2);
    });

    it("frees the keys when the only server of a folder restarts", async () => {
      const { again } = await dead(0);
      await releaseUnfinishedKeys(api.services.database);
      expect((await again()).status).toBe(200);
    });

    it("can't complete after another request has taken over", async () => {
      const gate = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const label = randomUUID();
      let count = 0;
      const { post } = thing(async ({ once }) => {
        const turn = ++count;
        if (turn === 1) {
          begun.resolve();
          await gate.promise;
        }
        return once(api.services.database, async (transaction) => {
          await asSystem(transaction)
            .insert(configEntries)
            .values({ group: label, key: `turn${turn}`, type: "text", value: "x" });
          return { turn };
        });
      });
      const key = randomUUID();
      const stuck = post(key);
      await begun.promise;
      api.time.now = new Date(api.time.now.getTime() + 3 * minute);
      expect(await (await post(key)).json()).toEqual({ turn: 2 });
      gate.resolve();
      expect((await stuck).status).toBe(409);
      const made = await api.services.database
        .select()
        .from(configEntries)
        .where(eq(configEntries.group, label));
      expect(made.map(({ key: name }) => name)).toEqual(["turn2"]);
      expect(await (await post(key)).json()).toEqual({ turn: 2 });
    });
  });

  it("replays the response if the process died before sending it", async () => {
    const label = randomUUID();
    const { post } = thing(async ({ once }) => {
      await once(api.services.database, async (transaction) => {
        await asSystem(transaction)
          .insert(configEntries)
          .values({ group: label, key: "x", type: "text", value: "x" });
        return { made: label };
      });
      throw new Error("The connection was lost after the commit.");
    });
    const key = randomUUID();
    expect((await post(key)).status).toBe(500);
    expect(await (await post(key)).json()).toEqual({ made: label });
  });

  it("stores responses encrypted, and for one day", async () => {
    const { calls, handle } = counted();
    const secret = `secret-${randomUUID()}`;
    const { post, userId } = thing(async () => ({ ...(await handle()), secret }));
    const key = randomUUID();
    await post(key, "Rivera");
    const rows = await api.services.database
      .select()
      .from(idempotentAnswers)
      .where(eq(idempotentAnswers.userId, userId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/secret|Rivera/);
    api.time.now = new Date(api.time.now.getTime() + 25 * 60 * minute);
    await post(key, "Rivera");
    expect(calls.count).toBe(2);
  });

  it("creates one configuration entry through the whole server", async () => {
    const account = await makeAccount(api.services.database, { roles: ["administrator"] });
    const token = await api.tokenOf(account.email);
    const body = { group: "own", key: randomUUID().replace(/^/, "k"), type: "text", value: "x" };
    const headers = { "idempotency-key": randomUUID() };
    const post = () => api.send("/api/GeneralConfig", { method: "POST", token, body, headers });
    const [first, second] = [await post(), await post()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
  });

  it("is ignored by public endpoints", async () => {
    const headers = { "idempotency-key": "x" };
    const body = { user: "nobody@portico.test", pass: "Wrong-Password-1" };
    expect((await api.send("/identity/login", { method: "POST", body, headers })).status).toBe(401);
  });
});
