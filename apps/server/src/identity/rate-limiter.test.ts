import { endpoints, pathFromOrigin } from "@portico/contract";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { loginsFrom, statusesOf, testProxy, wrongPassword } from "../../test/login-from.ts";
import { signingIn } from "../../test/signing-in.ts";
import { rateLimits } from "../db/schema/index.ts";
import { demoPassword } from "../demo/accounts.ts";
import { actionLimits } from "./action-limits.ts";
import { limitedCalls } from "./count-attempt.ts";

const minute = 60_000;

describe.each(databaseKinds)("rate limits, on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  let loginFrom: ReturnType<typeof loginsFrom>;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
    loginFrom = loginsFrom(api);
  });
  afterAll(() => api.close());
  // The rate limiter uses the system clock. It is frozen unless a test advances it.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-16T15:00:00Z") }));
  afterEach(async () => {
    vi.useRealTimers();
    await api.services.database.delete(rateLimits);
  });

  const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
  const [perMinute, perQuarter] = actionLimits["sign-in"].account.map(({ attempts }) => attempts);
  const perAddress = actionLimits["sign-in"].address[0]?.attempts ?? 0;

  it("reject attempts on an account from any address, even with the correct password, with the time to retry", async () => {
    const { email } = await makeAccount(api.services.database, {});
    let address = 0;
    const statuses = await statusesOf(11, () => loginFrom(`203.0.113.${++address}`, email));
    expect(statuses).toEqual([...Array.from({ length: perMinute ?? 0 }, () => 401), 429]);
    const refused = await loginFrom("203.0.113.99", email.toUpperCase(), demoPassword);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await refused.json()).toEqual({ message: "Too many attempts. Try again in 60 seconds." });
    pass(minute + 1);
    expect((await loginFrom("203.0.113.99", email, demoPassword)).status).toBe(200);
  });

  it("never block an account for longer than 15 minutes", async () => {
    const { email } = await makeAccount(api.services.database, {});
    let looked = 0;
    for (let elapsed = 0; elapsed < 45; elapsed += 1) {
      looked += (await statusesOf(12, () => at.login(email, wrongPassword))).filter(
        (status) => status === 401,
      ).length;
      pass(minute + 1);
    }
    expect(looked).toBeLessThanOrEqual(4 * (perQuarter ?? 0));
    pass(15 * minute);
    expect((await at.login(email)).status).toBe(200);
  });

  it("apply to unknown users in the same way, so that they don't reveal which users exist", async () => {
    const { email } = await makeAccount(api.services.database, {});
    const bodies = [];
    for (const user of [email, "nobody.there@portico.test"]) {
      await statusesOf(10, () => at.login(user, wrongPassword));
      const refused = await at.login(user, wrongPassword);
      bodies.push([refused.status, refused.headers.get("retry-after"), await refused.text()]);
    }
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it("count attempts before checking them: ten of thirty simultaneous ones", async () => {
    const { email } = await makeAccount(api.services.database, {});
    const responses = await Promise.all(Array.from({ length: 30 }, () => at.login(email, wrongPassword)));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(perMinute ?? 0);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(30 - (perMinute ?? 0));
  });

  it("reset for the account after a success", async () => {
    const { email } = await makeAccount(api.services.database, {});
    await statusesOf(9, () => at.login(email, wrongPassword));
    expect((await at.login(email)).status).toBe(200);
    expect(await statusesOf(9, () => at.login(email, wrongPassword))).not.toContain(429);
  });

  it("remain for the address after a success with another account", async () => {
    const own = await makeAccount(api.services.database, {});
    await api.services.rateLimiter.count("sign-in", { address: "198.51.100.7" });
    const counted = async () =>
      (await api.services.database.select().from(rateLimits)).filter(({ key }) => key.startsWith("sign-in/"));
    const before = await counted();
    await loginFrom("198.51.100.7", own.email, demoPassword);
    // Only the successful attempt is uncounted.
    expect(await counted()).toEqual(before);
  });

  it("reject attempts from an address across accounts", async () => {
    let user = 0;
    const tried = () =>
      api.services.rateLimiter.count("sign-in", { account: `u${++user}@x`, address: "192.0.2.1" });
    for (let tries = 0; tries < perAddress; tries += 1) await tried();
    await expect(tried()).rejects.toMatchObject({ status: 429 });
    expect((await loginFrom("192.0.2.1", "somebody@portico.test")).status).toBe(429);
    expect((await loginFrom("192.0.2.2", "somebody@portico.test")).status).toBe(401);
  });

  it("apply before the body is read, for every public endpoint", async () => {
    // Several calls share the limit of one action.
    const used = new Set<string>();
    for (const [id, tried] of Object.entries(limitedCalls)) {
      const attempts = used.has(tried) ? 0 : (actionLimits[tried].address[0]?.attempts ?? 0);
      used.add(tried);
      for (let tries = 0; tries < attempts; tries += 1) {
        await api.services.rateLimiter.count(tried, { address: "unknown" });
      }
      let read = 0;
      const endpoint = Object.entries(endpoints).find(([name]) => name === id)?.[1];
      if (!endpoint) throw new Error(`The call ${id} doesn't exist.`);
      const body = new ReadableStream(
        {
          pull: (controller) => {
            read += 1;
            controller.enqueue(new Uint8Array(1024));
          },
        },
        { highWaterMark: 0 },
      );
      const path = pathFromOrigin(endpoint, () => "somebody@portico.test");
      const response = await api.app.request(path, {
        method: endpoint.method,
        ...(endpoint.method !== "GET" && {
          headers: { "content-type": "text/nonsense" },
          body,
          duplex: "half",
        }),
      });
      expect([id, response.status, read]).toEqual([id, 429, 0]);
    }
  });

  it("count malformed requests for the address, not for an account", async () => {
    for (const body of ["{", "[]", '{"user":1}', "x".repeat(20_000)]) {
      expect((await api.send("/identity/login", { method: "POST", body })).status).not.toBe(429);
    }
    const counted = await api.services.database.select().from(rateLimits);
    expect(counted.map(({ key, points }) => [key.split(":")[0], points])).toEqual([
      ["sign-in/address/300", 4],
    ]);
  });

  it("apply to every public endpoint with a body", () => {
    const open = Object.entries(endpoints).flatMap(([id, { access, method }]) =>
      access === "anyone" && method !== "GET" ? [id] : [],
    );
    expect(open.filter((id) => !Object.hasOwn(limitedCalls, id))).toEqual([]);
  });

  it.each([
    ["a port", (n: number) => `192.0.2.1:${1024 + n}`],
    ["a port after brackets", (n: number) => `[::ffff:192.0.2.1]:${1024 + n}`],
    ["forged entries to the left", (n: number) => `10.0.${n % 256}.1, 192.0.2.1`],
    ["empty entries", (n: number) => `${",".repeat(n % 40)}192.0.2.1${" ,".repeat(n % 7)}`],
  ])("count an address in any notation of the proxy: %s", async (_what, written) => {
    for (let tries = 0; tries < perAddress - 1; tries += 1) {
      await api.services.rateLimiter.count("sign-in", { address: "192.0.2.1" });
    }
    expect((await loginFrom(written(1), "somebody@portico.test")).status).toBe(401);
    expect((await loginFrom(written(2), "else@portico.test")).status).toBe(429);
  });

  it("count the proxy if it forwards no valid address", async () => {
    for (let tries = 0; tries < perAddress; tries += 1) {
      await api.services.rateLimiter.count("sign-in", { address: testProxy });
    }
    for (const garbage of ["a", "b:1", "unknown", "[::", "192.0.2.1.1", "x".repeat(500)]) {
      expect((await loginFrom(garbage, "somebody@portico.test")).status).toBe(429);
    }
  });

  it("treat an IPv6 network as one address", async () => {
    let host = 0;
    const tried = () =>
      api.services.rateLimiter.count("sign-in", { address: `2001:db8:7:7::${(++host).toString(16)}` });
    for (let tries = 0; tries < perAddress; tries += 1) await tried();
    expect((await loginFrom("2001:db8:7:7:ffff::1", "somebody@portico.test")).status).toBe(429);
    expect((await loginFrom("2001:db8:7:8::1", "somebody@portico.test")).status).toBe(401);
  });

  it("ignore addresses in headers from clients", async () => {
    for (let tries = 0; tries < perAddress; tries += 1) {
      await api.services.rateLimiter.count("sign-in", { address: "unknown" });
    }
    const forged = {
      "x-forwarded-for": "198.51.100.1",
      "x-real-ip": "198.51.100.1",
      forwarded: "for=198.51.100.1",
    };
    const body = { user: "somebody@portico.test", pass: wrongPassword };
    const response = await api.send("/identity/login", { method: "POST", headers: forged, body });
    expect(response.status).toBe(429);
    // A trusted proxy appends the peer's address at the end.
    expect((await loginFrom(`198.51.100.1, ${testProxy}`, "somebody@portico.test")).status).toBe(401);
  });

  it("let two hundred people in one office sign in within a minute", async () => {
    const accounts = [];
    for (let index = 0; index < 200; index += 1) accounts.push(await makeAccount(api.services.database, {}));
    const statuses = await Promise.all(
      accounts.map(async ({ email }, index) => {
        if (index % 4 === 0) await loginFrom("198.51.100.200", email);
        return (await loginFrom("198.51.100.200", email, demoPassword)).status;
      }),
    );
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it("are audited once per window", async () => {
    const { email } = await makeAccount(api.services.database, {});
    const slowed = async () =>
      (await at.auditOf(null)).filter(({ result }) => result === "slowed down: too many tries").length;
    const before = await slowed();
    await statusesOf(15, () => at.login(email, wrongPassword));
    expect(await slowed()).toBe(before + 1);
  });

  it("store neither names nor addresses in the database", async () => {
    await loginFrom("203.0.113.77", "somebody.private@portico.test");
    const keys = JSON.stringify(await api.services.database.select().from(rateLimits));
    expect(keys).not.toMatch(/somebody|203\.0\.113/);
    expect(keys).toContain("sign-in/account/60:");
  });

  it("expire after their window", async () => {
    const { email } = await makeAccount(api.services.database, {});
    await at.login(email, wrongPassword);
    const counted = await api.services.database.select().from(rateLimits).where(eq(rateLimits.points, 1));
    const ends = counted.map(({ expire }) => (expire?.getTime() ?? 0) - Date.now());
    expect(ends.toSorted((a, b) => a - b)).toEqual([minute, 5 * minute, 15 * minute]);
  });
});
