import { randomUUID } from "node:crypto";
import { and, count, countDistinct, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { batchCalls, insertLines } from "../../../../test/payments.ts";
import { refusal } from "../../../../test/responses.ts";
import { policies, rates, rowHistory } from "../../../db/schema/index.ts";
import { carrierId } from "../../../reference/seed.ts";

const saved = z.looseObject({ id: z.uuid(), version: z.number() });

describe.each(databaseKinds)("rates, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  let agentId: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
  });
  beforeEach(async () => {
    agentId = (await makeAccount(api.services.database, { isAgent: true })).agentId ?? "";
  });
  afterAll(() => api.close());

  const form = (changes: object = {}) => ({
    agentId,
    carrierId: carrierId("Florida Blue"),
    rate1: 24.5,
    startDate: day(0),
    endDate: day(30),
    ...changes,
  });
  /** A day before or after today in the business time zone. */
  const day = (offset: number) => {
    const today = new Date(`${api.services.clock.today()}T00:00:00Z`);
    today.setUTCDate(today.getUTCDate() + offset);
    return today.toISOString().slice(0, 10);
  };
  const post = (body: unknown) => api.send("/api/Rates", { method: "POST", token, body });
  const put = (id: string, body: unknown, headers = {}) =>
    api.send(`/api/Rates/${id}`, { method: "PUT", token, body, headers });
  const made = async (body: unknown) => {
    const response = await post(body);
    expect(response.status, await response.clone().text()).toBe(200);
    return saved.parse(await response.json());
  };

  it("are created and updated, with history", async () => {
    const created = await made(form());
    expect(created).toMatchObject({ agentName: "Test Account", carrierName: "Florida Blue", rate1: 24.5 });
    const { endDate: _, ...open } = form({ rate1: 26.05 });
    const response = await put(created.id, open, { "if-match": '"1"' });
    expect(await response.json()).toMatchObject({ rate1: 26.05, endDate: null, version: 2 });
    expect((await put(created.id, open, { "if-match": '"1"' })).status).toBe(412);
    const { database } = api.services;
    const ofRate = and(eq(rowHistory.entity, "rates"), eq(rowHistory.entityId, created.id));
    expect(await database.$count(rowHistory, ofRate)).toBe(2);
    expect(await api.read(`/api/Rates?agentId=${agentId}&carrier=Florida Blue`, token)).toMatchObject({
      totalRecords: 1,
    });
  });

  it("are $ 0.00 by default", async () => {
    const { rate1: _, ...body } = form();
    expect(await made(body)).toMatchObject({ rate1: 0 });
  });

  it.each([
    ["that ends before it starts", () => ({ endDate: day(-1) }), "endDate"],
    ["that ends on the day it starts", () => ({ endDate: day(0) }), "endDate"],
    ["that starts before today", () => ({ startDate: day(-1) }), "startDate"],
    ["with three decimals", () => ({ rate1: 1.005 }), "rate1"],
    ["below zero", () => ({ rate1: -0.01 }), "rate1"],
    ["above the maximum", () => ({ rate1: 10_000 }), "rate1"],
    ["of an unknown agent", () => ({ agentId: randomUUID() }), "agentId"],
    ["of an unknown carrier", () => ({ carrierId: randomUUID() }), "carrierId"],
    ["on a day that does not exist", () => ({ startDate: "2027-02-30", endDate: undefined }), "startDate"],
  ])("%s are rejected", async (_what, changes, field) => {
    const before = await api.services.database.$count(rates);
    const response = await post(form(changes()));
    expect(response.status).toBe(422);
    expect(Object.keys(refusal.parse(await response.json()).errors ?? {})).toEqual([field]);
    expect(await api.services.database.$count(rates)).toBe(before);
  });

  it("of one agent and carrier never overlap, and the error names the other rate", async () => {
    const { id } = await made(form({ startDate: day(10), endDate: day(20) }));
    const slash = (offset: number) => day(offset).replaceAll("-", "/");
    for (const [from, to] of [
      [0, 10],
      [20, undefined],
      [12, 15],
      [0, undefined],
    ] as const) {
      const response = await post(form({ startDate: day(from), endDate: to && day(to) }));
      expect(response.status).toBe(409);
      const { message, errors } = refusal.parse(await response.json());
      const text = `Overlaps the rate of $ 24.50 from ${slash(10)} to ${slash(20)}`;
      expect(errors).toEqual({ startDate: [text] });
      expect(message).toContain(`${text} for Test Account and Florida Blue.`);
    }
    await made(form({ startDate: day(0), endDate: day(9) }));
    await made(form({ startDate: day(21), endDate: undefined }));
    await made(
      form({ carrierId: carrierId("Ambetter from Sunshine Health"), startDate: day(10), endDate: day(20) }),
    );
    expect((await put(id, form({ startDate: day(10), endDate: day(21) }))).status).toBe(409);
    expect((await put(id, form({ startDate: day(10), endDate: day(19) }))).status).toBe(200);
  });

  it("don't overlap if ten requests create them at once", async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post(form({ startDate: day(index), endDate: day(40) }))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  it("can keep a start date in the past when edited", async () => {
    const [past] = await asSystem(api.services.database)
      .insert(rates)
      .values(form({ startDate: day(-5) }))
      .returning();
    const response = await put(past?.id ?? "", form({ startDate: day(-5), rate1: 30 }));
    expect(await response.json()).toMatchObject({ rate1: 30, startDate: day(-5) });
  });

  it("can be ended but not edited once posted payments use them, and not end before a used month", async () => {
    const { database } = api.services;
    const payer = await makeAccount(database, { roles: ["agent"], claims: ["admin.AgentPayment"] });
    const batches = batchCalls(api, await api.tokenOf(payer.email));
    const values = form({ startDate: "2003-01-15", endDate: null });
    const [rate] = await asSystem(database).insert(rates).values(values).returning();
    const line = { agentId, year: 2003, cents: 24_50 };
    await insertLines(
      database,
      [1, 4].map((month) => ({ ...line, month })),
    );
    const batch = await batches.made({ year: 2003, month: 4, agentIds: [agentId] });
    const { endDate: _, ...open } = form({ startDate: "2003-01-15" });
    const save = async (changes: object) => {
      const response = await put(rate?.id ?? "", { ...open, ...changes });
      return { status: response.status, body: refusal.partial().parse(await response.json()) };
    };
    expect(await save({ rate1: 25 })).toMatchObject({ status: 200 });
    await batches.post(batch);
    const message = expect.stringMatching(/^Posted payments up to April 2003 use this rate/);
    for (const change of [
      { rate1: 26 },
      { startDate: "2003-01-14" },
      { carrierId: carrierId("Oscar Health") },
    ])
      expect(await save({ rate1: 25, ...change })).toMatchObject({ status: 409, body: { message } });
    expect(await save({ rate1: 25, endDate: "2003-03-31" })).toMatchObject({
      status: 409,
      body: { errors: { endDate: ["Can't end before April 2003"] } },
    });
    expect(await save({ rate1: 25, endDate: "2003-04-01" })).toMatchObject({ status: 200 });
    await batches.void(batch);
    expect(await save({ rate1: 26 })).toMatchObject({ status: 200 });
  });

  it("exist in the demo data in two periods for each carrier that an agent sells", async () => {
    const { database } = api.services;
    const [sold] = await database
      .select({ pairs: countDistinct(policies.agentId), rows: count() })
      .from(policies);
    expect(sold?.pairs).toBeGreaterThan(1);
    const sellers = await database
      .selectDistinct({ agentId: policies.agentId, carrierId: policies.carrierId })
      .from(policies);
    for (const { agentId: agent, carrierId: carrier } of sellers) {
      const ofPair = and(eq(rates.agentId, agent), eq(rates.carrierId, carrier));
      expect(await database.$count(rates, ofPair)).toBe(2);
    }
  });
});
