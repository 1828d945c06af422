import { maxBulkRows } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf } from "../../../test/accounts.ts";
import { openApi, type TestApi, testKey } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { policyCalls, workKinds } from "../../../test/policy-calls.ts";
import { policyPage, refusal } from "../../../test/responses.ts";
import { csvRows } from "../../../test/spreadsheet.ts";
import { usersWithRights } from "../../../test/users-with-rights.ts";
import { addWorkRows } from "../../../test/work-rows.ts";
import { selections, sessions, unpaidPolicies, users } from "../../db/schema/index.ts";
import { signJwt } from "../../identity/jwt.ts";
import { signingKey } from "../../identity/signing-key.ts";
import {
  readSelection,
  type SelectionClaims,
  signSelection,
} from "../../lists/selections/selection-token.ts";

const [policyKind, unpaidKind, lostKind] = workKinds;
const made = z.object({ selection: z.string(), count: z.number(), asOf: z.string(), expiresAt: z.string() });
const minute = 60_000;

describe.each(bothDatabases)("selections of all matching rows, on $name", (databaseKind) => {
  let api: TestApi;
  let token: string;
  let agentId: string;
  let unpaid: ReturnType<typeof policyCalls>;
  beforeAll(async () => {
    api = await openApi(databaseKind);
    token = await api.tokenOf("admin@portico.test");
    agentId = await agentOf(api.services.database, "agent@portico.test");
    unpaid = policyCalls(api, unpaidKind);
  });
  afterAll(() => api.close());

  const add = (count: number, prefix: string) =>
    addWorkRows(api.services.database, unpaidPolicies, { count, agentId, prefix });
  const select = async (filters: object) => made.parse(await (await unpaid.select(token, filters)).json());
  const refused = async (response: Response) => ({
    status: response.status,
    ...refusal.parse(await response.json()),
  });
  /** Runs work after time has passed, with all sessions still active. */
  const later = async <Result>(milliseconds: number, work: () => Promise<Result>) => {
    const { now } = api.time;
    api.time.now = new Date(now.getTime() + milliseconds);
    await api.services.database.update(sessions).set({ lastActivityAt: api.time.now });
    const result = await work();
    api.time.now = now;
    return result;
  };
  const untouched = (count: number) => ({ histories: 0, statuses: count, audits: 0 });

  it("contain the rows that matched when they were created, and no later ones", async () => {
    const before = await add(3, "FROZEN-A");
    const response = await select({ policyNumber: " frozen-", agent: "" });
    const now = api.time.now.getTime();
    expect(schemasOf("selections.create").response.parse(response)).toEqual(response);
    expect(response).toMatchObject({
      count: 3,
      asOf: new Date(now).toISOString(),
      expiresAt: new Date(now + 30 * minute).toISOString(),
    });
    const after = await add(2, "FROZEN-B");
    const changed = await unpaid.setStatuses(token, { selection: response.selection });
    expect(await changed.json()).toMatchObject({ changed: 3 });
    expect(await unpaid.written(before)).toEqual({ histories: 3, statuses: 6, audits: 3 });
    expect(await unpaid.written(after)).toEqual(untouched(2));
    // A selection can be used several times.
    expect(
      await (await unpaid.assign(token, { selection: response.selection }, agentId)).json(),
    ).toMatchObject({ changed: 3 });
  });

  it("of some rows limit an export to exactly these, for their user and list", async () => {
    const prefix = `EXPORT-${databaseKind.name}-`;
    const ids = await add(5, prefix);
    const createFor = async (body: object) =>
      api.send("/api/Selections", {
        method: "POST",
        token,
        body: { endpoint: "policyNonPaid.list", filters: {}, ...body },
      });
    const response = await createFor({ ids: [ids[1], ids[3], ids[1], agentId] });
    const { selection, count } = made.parse(await response.json());
    expect(count).toBe(2);
    const file = (path: string, as = token, accept = "text/csv") =>
      api.send(`${path}?columns=policyNumber&sort=policyNumber&selection=${encodeURIComponent(selection)}`, {
        token: as,
        headers: { accept },
      });
    const [head, ...rows] = csvRows(await (await file("/api/PolicyNonPaid")).text());
    expect([head, ...rows]).toEqual([["Policy number"], [`${prefix}00002`], [`${prefix}00004`]]);
    expect((await file("/api/LostPolicy")).status).toBe(422);
    expect((await file("/api/PolicyNonPaid", await api.tokenOf("manager@portico.test"))).status).toBe(422);
    expect((await file("/api/PolicyNonPaid", token, "application/json")).status).toBe(422);
    expect((await createFor({ ids: [agentId] })).status).toBe(422);
  });

  it("contain exactly the rows that the list shows for the same filters", async () => {
    const state = policyPage.parse(await api.read("/api/Policies?state=FL", token)).totalRecords;
    const response = made.parse(
      await (await policyCalls(api, policyKind).select(token, { state: "FL" })).json(),
    );
    expect(state).toBeGreaterThan(0);
    expect(response.count).toBe(state);
    const own = await api.tokenOf("agent@portico.test");
    const seen = policyPage.parse(await api.read("/api/Policies", own)).totalRecords;
    const ofAgent = made.parse(await (await policyCalls(api, policyKind).select(own, {})).json());
    expect(ofAgent.count).toBe(seen);
  });

  it("reject the whole change, with a count, if one of the rows was resolved meanwhile", async () => {
    const ids = await add(3, "SETTLED-");
    const { selection } = await select({ policyNumber: "SETTLED-" });
    await asSystem(api.services.database)
      .update(unpaidPolicies)
      .set({ resolvedDate: new Date() })
      .where(eq(unpaidPolicies.id, ids[1] ?? ""));
    const response = await refused(await unpaid.setStatuses(token, { selection }));
    expect(response).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Nothing was changed\. SETTLED-00002 is settled\./),
    });
    expect(await unpaid.written(ids)).toEqual(untouched(3));
  });

  it("are valid for 30 minutes", async () => {
    const ids = await add(1, "OLD-");
    const { selection } = await select({ policyNumber: "OLD-" });
    const inTime = await later(30 * minute - 1000, () => unpaid.setStatuses(token, { selection }));
    expect(inTime.status).toBe(200);
    const late = await later(30 * minute + 1000, async () =>
      refused(await unpaid.setStatuses(token, { selection })),
    );
    expect(late).toMatchObject({
      status: 422,
      errors: {
        selection: ["It has expired or belongs to someone else. Nothing was changed. Select the rows again."],
      },
    });
    expect(await unpaid.written(ids)).toEqual({ histories: 1, statuses: 2, audits: 1 });
  });

  it("are deleted after they expire, when the next one is created", async () => {
    const { database } = api.services;
    await add(1, "SWEPT-");
    await select({ policyNumber: "SWEPT-" });
    await later(31 * minute, () => select({ policyNumber: "SWEPT-" }));
    const left = await database.select({ expiresAt: selections.expiresAt }).from(selections);
    expect(left).toEqual([{ expiresAt: new Date(api.time.now.getTime() + 61 * minute) }]);
  });

  it("are valid only for the list they were created from", async () => {
    const ids = await add(1, "FAMILY-");
    const { selection } = await select({ policyNumber: "FAMILY-" });
    for (const kind of [policyKind, lostKind]) {
      const calls = policyCalls(api, kind);
      for (const response of [
        await calls.setStatuses(token, { selection }),
        await calls.assign(token, { selection }, agentId),
      ]) {
        expect(await refused(response)).toMatchObject({
          status: 422,
          errors: { selection: [expect.stringContaining("belongs to another list")] },
        });
      }
    }
    expect(await unpaid.written(ids)).toEqual(untouched(1));
  });

  it("are rejected if their token was altered, forged, belongs to another user or is of another kind", async () => {
    const ids = await add(1, "FORGED-");
    const { selection } = await select({ policyNumber: "FORGED-" });
    const claims = await readSelection(testKey, selection, api.time.now);
    if (!claims) throw new Error("The token cannot be read.");
    const [other] = await api.services.database
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, "manager@portico.test"));
    const soon = new Date(api.time.now.getTime() + minute);
    const sign = (changes: Partial<SelectionClaims>, key = testKey) =>
      signSelection(key, { ...claims, ...changes }, soon);
    const [header, payload, signature] = selection.split(".");
    const unsigned = Buffer.from(JSON.stringify({ alg: "none", typ: "selection+jwt" })).toString("base64url");
    const claimed = Buffer.from(JSON.stringify({ ...claims, userId: other?.id })).toString("base64url");
    const forged = [
      "x",
      `${header}.${claimed}.${signature}`,
      `${unsigned}.${payload}.`,
      await sign({}, signingKey(Buffer.alloc(32, 8))),
      await signJwt({ audience: "portico-portal", type: "session+jwt" }, testKey, { ...claims }, soon),
      await signJwt({ audience: "portico-selections", type: "session+jwt" }, testKey, { ...claims }, soon),
      await sign({ userId: other?.id ?? "" }),
      await sign({ selection: "00000000-0000-4000-8000-000000000000" }),
      await sign({ count: 2 }),
      token,
    ];
    for (const each of forged) {
      expect(await refused(await unpaid.setStatuses(token, { selection: each })), each).toMatchObject({
        status: 422,
        errors: { selection: [expect.stringContaining("expired or belongs to someone else")] },
      });
    }
    const manager = await api.tokenOf("manager@portico.test");
    expect((await unpaid.setStatuses(manager, { selection })).status).toBe(422);
    expect((await api.send("/api/States", { token: selection })).status).toBe(401);
    expect(await unpaid.written(ids)).toEqual(untouched(1));
    expect((await unpaid.setStatuses(token, { selection: await sign({}) })).status).toBe(200);
  });

  it("return an error that names filters that the list doesn't support", async () => {
    const errorsOf = async (filters: object, endpoint?: string) => {
      const { status, errors = {} } = await refused(await unpaid.select(token, filters, endpoint));
      return [status, ...Object.keys(errors)];
    };
    expect(await errorsOf({ agnet: "x" })).toEqual([422, "filters.agnet"]);
    expect(await errorsOf({ pageSize: "500" })).toEqual([422, "filters.pageSize"]);
    expect(await errorsOf({ month: "13" })).toEqual([422, "filters.month"]);
    expect(await errorsOf({ graceFrom: "soon" })).toEqual([422, "filters.graceFrom"]);
    expect(await errorsOf({ constructor: "x" })).toEqual([422, "filters.constructor"]);
    expect(await errorsOf({}, "policies.lists")).toEqual([422, "endpoint"]);
    expect(await errorsOf({}, "policies.assign")).toEqual([422, "endpoint"]);
    expect(await errorsOf({}, "generalConfig.list")).toEqual([422, "endpoint"]);
    expect(await errorsOf({}, "__proto__")).toEqual([422, "endpoint"]);
  });

  it("return an error if nothing matches", async () => {
    expect(await refused(await unpaid.select(token, { policyNumber: "no such number" }))).toMatchObject({
      status: 422,
      errors: { filters: ["No rows match anymore, so there is nothing to select."] },
    });
  });

  it("report which individually selected rows still exist, according to the list", async () => {
    const ids = await add(3, "STAY-");
    const [first = "", second = "", third = ""] = ids;
    const gone = async (who: string, body: object) => {
      const options = { method: "POST", token: who, body: { endpoint: "policyNonPaid.list", ...body } };
      return (await api.send("/api/Selections/check", options)).json();
    };
    const none = "00000000-0000-4000-8000-000000000000";
    const settled = { resolvedDate: new Date() };
    await asSystem(api.services.database)
      .update(unpaidPolicies)
      .set(settled)
      .where(eq(unpaidPolicies.id, second));
    expect(await gone(token, { filters: {}, ids: [...ids, none] })).toEqual({ gone: [second, none] });
    expect(await gone(token, { filters: { policyNumber: "STAY-00003" }, ids })).toEqual({
      gone: [first, second],
    });
    expect(await gone(token, { filters: { policyNumber: "STAY-" }, ids: [third.toUpperCase()] })).toEqual({
      gone: [],
    });
    // Hidden rows count as missing.
    const [own, other] = await Promise.all([
      api.tokenOf("agent@portico.test"),
      usersWithRights(api)({ roles: ["agent"], claims: { "view.Policy": "true" } }),
    ]);
    expect(await gone(own, { filters: {}, ids: [first] })).toEqual({ gone: [] });
    expect(await gone(other, { filters: {}, ids: [first] })).toEqual({ gone: [first] });
    const nobody = await usersWithRights(api)({ roles: ["agent"], claims: {} });
    expect(await gone(nobody, { filters: {}, ids })).toMatchObject({
      message: expect.stringContaining("You don't have a role or claim"),
    });
    expect(await gone(token, { filters: { agnet: "x" }, ids })).toMatchObject({
      errors: { "filters.agnet": expect.anything() },
    });
    expect(await gone(token, { endpoint: "generalConfig.list", filters: {}, ids: [none] })).toEqual({
      gone: [none],
    });
  });

  it("can be created only by users who can read the list", async () => {
    const tokenOf = usersWithRights(api);
    for (const held of [
      { roles: ["administrator"], claims: { "admin.Policy": "true" } },
      { roles: ["agent"], claims: {} },
    ] as const) {
      expect((await unpaid.select(await tokenOf(held), {})).status).toBe(403);
    }
  });

  it("contain up to 10,000 rows; for one more, the error includes the count", async () => {
    await add(maxBulkRows, "MANY-");
    const { count, selection } = await select({ policyNumber: "MANY-" });
    expect(count).toBe(maxBulkRows);
    expect(await (await unpaid.setStatuses(token, { selection })).json()).toMatchObject({
      changed: maxBulkRows,
    });
    await add(1, "MANY-X");
    expect(await refused(await unpaid.select(token, { policyNumber: "MANY-" }))).toMatchObject({
      status: 422,
      errors: {
        filters: ["10,001 rows match, but you can change up to 10,000 at once. Narrow the filters."],
      },
    });
  });
});
