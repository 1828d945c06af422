import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { loginsFrom, statusesOf } from "../../test/login-from.ts";
import { rateLimits } from "../db/schema/index.ts";
import { demoPassword } from "../demo/accounts.ts";
import { actionLimits } from "./action-limits.ts";

// Hashing takes its time, which is not what is looked at here.
vi.mock(import("@node-rs/argon2"), async (original) => ({
  ...(await original()),
  verify: async (_hash, password) => password === demoPassword,
}));

const minute = 60_000;
const perMinute = actionLimits["sign-in"].account[0]?.attempts ?? 0;

describe.each(databaseKinds)("tries on an account, on $name,", (kind) => {
  let api: TestApi;
  let loginFrom: ReturnType<typeof loginsFrom>;
  beforeAll(async () => {
    api = await openApi(kind);
    loginFrom = loginsFrom(api);
  });
  afterAll(() => api.close());
  // The limiter's time is the machine's; here it stands still unless a test moves it.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-16T15:00:00Z") }));
  afterEach(async () => {
    vi.useRealTimers();
    await api.services.database.delete(rateLimits);
  });

  const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

  it("by others elsewhere do not keep its owner out from where they sign in, however long they go on", async () => {
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

  it("from where an account is signed in to are no more than from all others together", async () => {
    const { email } = await makeAccount(api.services.database, {});
    const [own, wanted] = ["198.51.100.31", [...Array.from({ length: perMinute }, () => 401), 429]];
    await loginFrom(own, email, demoPassword);
    expect(await statusesOf(wanted.length, () => loginFrom(own, email))).toEqual(wanted);
    expect((await loginFrom(own, email, demoPassword)).status).toBe(429);
  });

  it("leave an address to be an account's own for thirty days, and for no other account", async () => {
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

  it("by others do not keep its owner from a new password, where they sign in", async () => {
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

  it("are all given back by a new password, from wherever they were counted", async () => {
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
