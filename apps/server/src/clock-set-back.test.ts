import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { agentOf } from "../test/accounts.ts";
import { openApi, type TestApi } from "../test/api.ts";
import { databaseKinds } from "../test/databases.ts";
import { loginsFrom, statusesOf, wrongPassword } from "../test/login-from.ts";
import { policyCalls, workKinds } from "../test/policy-calls.ts";
import { resetCodeIn, signingIn, testSecret } from "../test/signing-in.ts";
import { addWorkRows } from "../test/work-rows.ts";
import { rateLimits } from "./db/schema/index.ts";
import { demoPassword } from "./demo/accounts.ts";

const hour = 60;

describe.each(databaseKinds)("after the clock was set back by an hour, on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
  });
  afterAll(() => api.close());
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: api.time.now }));
  afterEach(async () => {
    vi.useRealTimers();
    await api.services.database.delete(rateLimits);
  });

  /** Advances the clocks of the product and the machine; negative values set them back. */
  const pass = (minutes: number) => {
    at.wait(minutes);
    vi.setSystemTime(api.time.now);
  };
  const setBack = () => pass(-hour);
  const signIn = async (email: string) => (await at.responseOf(email)).token;

  it("continues a session, and ends it when it is idle by the new clock", async () => {
    const { email } = await at.accountWith({});
    const token = await signIn(email);
    setBack();
    expect(await at.states(token)).toBe(200);
    expect((await api.send("/api/Session/activity", { method: "POST", token: token ?? "" })).status).toBe(
      204,
    );
    pass(14);
    expect(await at.states(token)).toBe(200);
    pass(2);
    expect(await at.states(token)).toBe(401);
  });

  it("ends a session no later than its token expires", async () => {
    const { email } = await at.accountWith({});
    const token = await signIn(email);
    setBack();
    for (let minutes = 0; minutes < 13 * hour - 1; minutes += 10) {
      expect(await at.states(token)).toBe(200);
      await api.send("/api/Session/activity", { method: "POST", token: token ?? "" });
      pass(10);
    }
    expect(await at.states(token)).toBe(401);
  });

  it("ends the previous session on sign-in, and keeps ended sessions ended", async () => {
    const { email } = await at.accountWith({});
    const before = await signIn(email);
    setBack();
    const after = await at.responseOf(email);
    expect(after.active_session).toBe(true);
    expect(await at.states(after.token)).toBe(200);
    expect(await at.states(before)).toBe(401);
    await api.send("/identity/logout", { method: "POST", token: after.token });
    pass(hour);
    expect(await at.states(after.token)).toBe(401);
  });

  it("refuses an authenticator code that was already used", async () => {
    const { email } = await at.accountWith({ hasTotp: true });
    const otp = at.totp(0, testSecret);
    const responseTo = async (submitted: string) => {
      const { code } = await at.responseOf(email);
      return at.post("/identity/login/2fa", { code, method: "totp", otp: submitted });
    };
    expect((await responseTo(otp)).status).toBe(200);
    setBack();
    pass(hour);
    expect((await responseTo(otp)).status).toBe(422);
    pass(1);
    expect((await responseTo(at.totp(0, testSecret))).status).toBe(200);
  });

  it("accepts a password link once, until it expires", async () => {
    const linkTo = async () => {
      const { email } = await at.accountWith({});
      await api.send(`/identity/forgot/${email}`, { method: "POST" });
      return { user: email, code: resetCodeIn((await at.sentTo(email)).at(-1)) };
    };
    const pass12 = "Quiet-Harbor-81-lamp";
    const use = async (link: { user: string; code: string }) =>
      (await at.post("/identity/reset", { ...link, pass: pass12, pass_confirm: pass12 })).status;
    const [used, late] = [await linkTo(), await linkTo()];
    setBack();
    expect(await use(used)).toBe(204);
    expect(await use(used)).toBe(422);
    pass(2 * hour + 1);
    expect(await use(late)).toBe(422);
  });

  it("resets rate limits after the usual time", async () => {
    const { email } = await at.accountWith({});
    const loginFrom = loginsFrom(api);
    const tries = (count: number) => statusesOf(count, () => loginFrom("203.0.113.1", email, wrongPassword));
    expect((await tries(11)).at(-1)).toBe(429);
    setBack();
    // Windows from before the change are discarded once; new ones are enforced.
    expect((await tries(11)).at(-1)).toBe(429);
    const refused = await loginFrom("203.0.113.1", email, demoPassword);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    pass(1.1);
    expect((await loginFrom("203.0.113.1", email, demoPassword)).status).toBe(200);
  });

  it("replays the response to a repeated request", async () => {
    const token = await signIn("admin@portico.test");
    const [policy] = await addWorkRows(api.services.database, workKinds[0].table, {
      count: 1,
      agentId: await agentOf(api.services.database, "agent@portico.test"),
    });
    const calls = policyCalls(api, workKinds[0]);
    const headers = { "idempotency-key": "8f14e45f-ceea-467f-a0e6-0f0000000001" };
    const call = async () =>
      z.unknown().parse(await (await calls.setStatus(token ?? "", String(policy), {}, { headers })).json());
    const first = await call();
    setBack();
    expect(await call()).toEqual(first);
    expect(await calls.written([String(policy)])).toMatchObject({ statuses: 2 });
    pass(hour);
  });

  it("keeps a selection valid until it expires", async () => {
    const work = workKinds[0];
    const agentId = await agentOf(api.services.database, "agent@portico.test");
    const ids = await addWorkRows(api.services.database, work.table, { count: 2, agentId, prefix: "BACK-" });
    const calls = policyCalls(api, work);
    const token = (await signIn("admin@portico.test")) ?? "";
    const made = await calls.select(token, { policyNumber: "BACK-" });
    const { selection } = z.object({ selection: z.string() }).parse(await made.json());
    setBack();
    expect((await calls.setStatuses(token, { selection })).status).toBe(200);
    expect(await calls.written(ids)).toMatchObject({ statuses: 4 });
    pass(hour + 31);
    const again = (await signIn("admin@portico.test")) ?? "";
    expect((await calls.setStatuses(again, { selection })).status).toBe(422);
  });

  it.each(workKinds)("the last entry of a status history is the current one, among $name", async (work) => {
    const { database } = api.services;
    const agentId = await agentOf(database, "agent@portico.test");
    const ids = await addWorkRows(database, work.table, { count: 2, agentId });
    const calls = policyCalls(api, work);
    const token = (await signIn("admin@portico.test")) ?? "";
    await calls.setStatuses(token, { listIds: ids });
    // The database's clock can't be set back, so stored times are moved forward instead.
    await database.execute(sql`update status_changes set created_date = created_date + interval '1 hour',
      end_date = end_date + interval '1 hour' where entity_id = any(${sql.param(ids)}::uuid[])`);
    for (const statusId of [work.first, work.next, work.first])
      await calls.setStatuses(token, { listIds: ids }, { statusId });
    for (const id of ids) {
      const history = await calls.historyOf(token, id);
      expect(history.map(({ statusId }) => statusId)).toEqual([
        work.first,
        work.next,
        work.first,
        work.next,
        work.first,
      ]);
      expect(history.map(({ endDate }) => endDate)).toEqual([
        ...history.slice(1).map(({ createdDate }) => createdDate),
        null,
      ]);
      const dates = history.map(({ createdDate }) => createdDate);
      expect(dates).toEqual(dates.toSorted());
    }
  });
});
