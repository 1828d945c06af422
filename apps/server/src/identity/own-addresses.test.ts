import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { loginsFrom, statusesOf } from "../../test/login-from.ts";
import { rateLimits } from "../db/schema/index.ts";
import { demoPassword } from "../demo/accounts.ts";
import { actionLimits } from "./action-limits.ts";

const minute = 60_000;
const perMinute = actionLimits["sign-in"].account[0]?.attempts ?? 0;

describe.each(databaseKinds)("attempts on an account, on $name,", (kind) => {
  let api: TestApi;
  let loginFrom: ReturnType<typeof loginsFrom>;
  beforeAll(async () => {
    api = await openApi(kind);
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

  it("from unknown addresses never lock out the owner at known addresses, however long they continue", async () => {
    const { email } = await makeAccount(api.services.database, {});
    const own = "198.51.100.30";
    expect((await loginFrom(own, email, demoPassword)).status).toBe(200);
    let guesser = 0;
    for (let minutes = 0; minutes < 20; minutes += 1) {
      await statusesOf(12, () => loginFrom(`203.0.113.${++guesser % 200}`, email));
      expect((await loginFrom(own, email, demoPassword)).status).toBe(200);
      expect((await loginFrom("203.0.113.201", email, demoPassword)).status).toBe(429);
      pass(minute + 1);
    }
  });

  it("from a known address have the same limit as those from all unknown addresses together", async () => {
    const { email } = await makeAccount(api.services.database, {});
    const [own, wanted] = ["198.51.100.31", [...Array.from({ length: perMinute }, () => 401), 429]];
    await loginFrom(own, email, demoPassword);
    expect(await statusesOf(wanted.length, () => loginFrom(own, email))).toEqual(wanted);
    expect((await loginFrom(own, email, demoPassword)).status).toBe(429);
  });

  it("make an address known to the account for thirty days, and to no other account", async () => {
    const [account, other] = [
      await makeAccount(api.services.database, {}),
      await makeAccount(api.services.database, {}),
    ];
    const own = "198.51.100.32";
    await loginFrom(own, account.email, demoPassword);
    const guessed = async (user: string) => {
      await statusesOf(11, () => loginFrom("203.0.113.50", user));
      return (await loginFrom(own, user, demoPassword)).status;
    };
    expect(await guessed(other.email)).toBe(429);
    pass(31 * 24 * 60 * minute);
    expect(await guessed(account.email)).toBe(429);
  });

  it("from unknown addresses don't prevent the owner from resetting the password at a known address", async () => {
    const { email } = await makeAccount(api.services.database, {});
    const own = "198.51.100.33";
    await loginFrom(own, email, demoPassword);
    for (const tried of ["forgot", "reset"] as const) {
      const guess = () => api.services.rateLimiter.count(tried, { account: email, address: "203.0.113.60" });
      for (const _ of Array.from({ length: actionLimits[tried].account[0]?.attempts ?? 0 })) await guess();
      await expect(guess()).rejects.toMatchObject({ status: 429 });
      await api.services.rateLimiter.count(tried, { account: email, address: own });
    }
  });

  it("are reset for all addresses by a new password", async () => {
    const { email } = await makeAccount(api.services.database, {});
    const [own, elsewhere] = ["198.51.100.34", "203.0.113.70"];
    await loginFrom(own, email, demoPassword);
    for (const address of [own, elsewhere]) {
      expect((await statusesOf(11, () => loginFrom(address, email))).at(-1)).toBe(429);
    }
    await api.services.rateLimiter.reset("sign-in", email);
    for (const address of [own, elsewhere]) {
      expect((await loginFrom(address, email, demoPassword)).status).toBe(200);
    }
  });
});
