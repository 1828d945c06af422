import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { batchCalls, insertLines } from "../../../../test/payments.ts";
import { pdfPages } from "../../../../test/pdf-text.ts";
import { refusal } from "../../../../test/responses.ts";
import {
  audit,
  paymentBatches,
  paymentLines,
  paymentSlips,
  payments,
  rowHistory,
  statusChanges,
} from "../../../db/schema/index.ts";
import { carrierId, entryId } from "../../../reference/seed.ts";

const preview = z.object({
  data: z.array(
    z.object({
      agentId: z.string(),
      carrier: z.string(),
      lines: z.number(),
      commissions: z.number(),
      chargebacks: z.number(),
      amount: z.number(),
    }),
  ),
  deferred: z.array(z.object({ agentId: z.string(), amount: z.number() })),
  agents: z.number(),
  lines: z.number(),
  amount: z.number(),
});
const paymentPage = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      typePayment: z.string(),
      carrier: z.string().nullable(),
      amount: z.number(),
      month: z.number(),
      year: z.number(),
      paymentNumber: z.string(),
      batchStatus: z.string(),
      paymentDate: z.string().nullable(),
      lines: z.number(),
    }),
  ),
  totalRecords: z.number(),
});
const ambetter = "Ambetter from Sunshine Health" as const;
const upTo = { year: 2005, month: 6 };

describe.each(bothDatabases)("payment batches, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  let batches: ReturnType<typeof batchCalls>;
  let ana: string;
  let ben: string;
  beforeAll(async () => {
    api = await openApi(kind);
    const { email } = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["admin.AgentPayment"],
    });
    token = await api.tokenOf(email);
    batches = batchCalls(api, token);
  });
  beforeEach(async () => {
    ana = (await makeAccount(api.services.database, { isAgent: true })).agentId ?? "";
    ben = (await makeAccount(api.services.database, { isAgent: true })).agentId ?? "";
  });
  afterAll(() => api.close());

  const both = () => ({ ...upTo, agentIds: [ana, ben] });
  const line = (agentId: string | null, cents: number, more = {}) => ({
    agentId,
    cents,
    year: 2005,
    month: 5,
    ...more,
  });
  const paymentsOf = async (query: string, as = token) =>
    paymentPage.parse(await api.read(`/api/Payments?pageSize=500&${query}`, as)).data;
  const nameOf = async (id: string) =>
    String(
      (await api.services.database.select().from(paymentBatches).where(eq(paymentBatches.id, id)))[0]?.name,
    );
  const paymentsIn = async (id: string) =>
    paymentsOf(new URLSearchParams({ batchName: await nameOf(id) }).toString());
  const messageOf = async (response: Response) => refusal.parse(await response.json()).message;
  const type = (code: "ADJUSTMENT" | "BONUS" | "COMMISSION") => entryId("paymentType", code);

  it("are previewed without writing anything, and pay what the preview shows", async () => {
    const { database } = api.services;
    await insertLines(database, [
      line(ana, 10_10),
      line(ana, 20_20),
      line(ana, -5_05),
      line(ana, 1_00, { month: 6 }),
      line(ana, 7_77, { carrier: ambetter }),
      line(ana, 99_00, { month: 7 }),
      line(ben, 0),
      line(null, 50_00),
    ]);
    const before = await database.$count(paymentLines);
    const shown = preview.parse(await batches.preview(both()));
    expect(await database.$count(paymentLines)).toBe(before);
    expect(shown).toMatchObject({ agents: 2, lines: 6, amount: 34.02, deferred: [] });
    const florida = { agentId: ana, carrier: "Florida Blue", lines: 4 };
    expect(shown.data).toContainEqual({ ...florida, commissions: 31.3, chargebacks: -5.05, amount: 26.25 });
    const id = await batches.made(both());
    const made = await paymentsIn(id);
    const brief = made.map(({ carrier, typePayment, month, amount, lines }) => [
      carrier,
      typePayment,
      month,
      amount,
      lines,
    ]);
    expect(brief.sort()).toEqual([
      [ambetter, "Commission", 5, 7.77, 1],
      ["Florida Blue", "Chargeback", 5, -5.05, 1],
      ["Florida Blue", "Commission", 5, 0, 1],
      ["Florida Blue", "Commission", 5, 30.3, 2],
      ["Florida Blue", "Commission", 6, 1, 1],
    ]);
    expect(new Set(made.map(({ paymentNumber }) => paymentNumber)).size).toBe(2);
    expect(
      await api.read(`/api/PaymentBatches?name=${encodeURIComponent(await nameOf(id))}`, token),
    ).toMatchObject({
      data: [{ status: "Open", agents: 2, lines: 6, amount: 34.02 }],
    });
    expect((await batches.create(both())).status).toBe(409);
  });

  it("can be limited to a carrier", async () => {
    await insertLines(api.services.database, [line(ana, 1_00), line(ana, 2_00, { carrier: ambetter })]);
    const id = await batches.made({ ...both(), carrierId: carrierId(ambetter) });
    expect((await paymentsIn(id)).map(({ amount }) => amount)).toEqual([2]);
  });

  it("leave out agents whose chargebacks exceed their commissions until later commissions offset them", async () => {
    await insertLines(api.services.database, [line(ana, 10_00), line(ana, -30_00), line(ben, 5_00)]);
    const shown = preview.parse(await batches.preview(both()));
    expect(shown).toMatchObject({
      agents: 1,
      lines: 1,
      amount: 5,
      deferred: [{ agentId: ana, amount: -20 }],
    });
    expect((await paymentsIn(await batches.made(both()))).map(({ amount }) => amount)).toEqual([5]);
    expect(await messageOf(await batches.create(both()))).toMatch(/nothing to pay/);
    await insertLines(api.services.database, [line(ana, 25_00, { month: 6 })]);
    const later = await paymentsIn(await batches.made(both()));
    expect(later.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-30, 10, 25]);
  });

  it("are posted and then paid, with history, and nothing else", async () => {
    const { database, clock } = api.services;
    await insertLines(database, [line(ana, 1_00)]);
    const id = await batches.made(both());
    expect(await messageOf(await batches.pay(id))).toMatch(/is open\. Only posted batches/);
    expect((await batches.post(id, { "if-match": '"7"' })).status).toBe(412);
    expect((await batches.post(id, { "if-match": '"1"' })).status).toBe(200);
    expect(await messageOf(await batches.post(id))).toMatch(/is posted\. Only open batches/);
    expect((await batches.pay(id)).status).toBe(200);
    for (const change of [batches.post, batches.pay, batches.void] as const)
      expect(await messageOf(await change(id))).toMatch(/is paid\. Only/);
    expect(await paymentsIn(id)).toMatchObject([{ batchStatus: "Paid", paymentDate: clock.today() }]);
    const history = z.array(z.object({ status: z.string(), createdBy: z.string() }));
    const entries = history.parse(await api.read(`/api/PaymentBatches/${id}/status`, token));
    expect(entries.map(({ status }) => status)).toEqual(["Open", "Posted", "Paid"]);
    expect(new Set(entries.map(({ createdBy }) => createdBy))).toEqual(new Set(["Test Account"]));
    expect(await database.$count(rowHistory, eq(rowHistory.entityId, id))).toBe(3);
    const events = await database
      .select()
      .from(audit)
      .where(eq(audit.data1, `payment_batches/${id}`));
    expect(events.map(({ result }) => result).sort()).toEqual(["created", "paid", "posted"]);
  });

  it("are voided with a reason, which releases their lines and erases nothing", async () => {
    const { database } = api.services;
    await insertLines(database, [line(ana, 1_00), line(ana, 2_00)]);
    const id = await batches.made(both());
    await batches.post(id);
    expect((await batches.void(id, " ")).status).toBe(422);
    expect((await batches.void(id, "Wrong month")).status).toBe(200);
    const [last] = await database
      .select()
      .from(statusChanges)
      .where(and(eq(statusChanges.entityId, id), sql`end_date is null`));
    expect(last).toMatchObject({ statusId: entryId("paymentBatchStatus", "VOID"), comment: "Wrong month" });
    expect(await paymentsIn(id)).toMatchObject([{ batchStatus: "Void", amount: 3 }]);
    const again = await batches.made(both());
    expect((await paymentsIn(again)).map(({ amount }) => amount)).toEqual([3]);
    const paid = await database
      .select({ isVoid: paymentLines.isVoid })
      .from(paymentLines)
      .innerJoin(payments, eq(payments.id, paymentLines.paymentId))
      .where(inArray(payments.batchId, [id, again]));
    expect(paid.map(({ isVoid }) => isVoid).sort()).toEqual([false, false, true, true]);
  });

  it("don't pay the lines of a deleted statement", async () => {
    const { database } = api.services;
    const load = await insertLines(database, [line(ana, 1_00)]);
    await database.execute(sql`select set_config('portico.author', 'system', false)`);
    await database.execute(
      sql`update statement_loads set state = 'Deleted', version = version + 1 where id = ${load}`,
    );
    expect((await batches.create(both())).status).toBe(409);
  });

  it("take adjustments, bonuses and overrides while they are open, with history", async () => {
    const { database } = api.services;
    await insertLines(database, [line(ana, 1_00)]);
    const id = await batches.made(both());
    const bonus = { agentId: ana, typeId: type("BONUS"), amount: 25.5, comment: "Best month" };
    for (const bad of [
      { amount: 0 },
      { amount: 1.005 },
      { comment: " " },
      { typeId: type("COMMISSION") },
      { agentId: randomUUID() },
      { carrierId: randomUUID() },
    ])
      expect((await batches.addPayment(id, { ...bonus, ...bad })).status, JSON.stringify(bad)).toBe(422);
    const added = z
      .object({ id: z.string(), paymentNumber: z.string() })
      .parse(await (await batches.addPayment(id, bonus)).json());
    await batches.addPayment(id, { ...bonus, agentId: ben, carrierId: carrierId(ambetter), amount: 10 });
    const change = { typeId: type("ADJUSTMENT"), amount: -0.5, comment: "Fee" };
    const update = await api.send(`/api/Payments/${added.id}`, { method: "PUT", token, body: change });
    expect(await update.json()).toMatchObject({
      typePayment: "Adjustment",
      amount: -0.5,
      comment: "Fee",
      version: 2,
    });
    const made = await paymentsIn(id);
    expect(made.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-0.5, 1, 10]);
    const commission = made.find(({ typePayment }) => typePayment === "Commission");
    expect(commission?.paymentNumber).toBe(added.paymentNumber);
    const edit = await api.send(`/api/Payments/${commission?.id}`, { method: "PUT", token, body: change });
    expect(await messageOf(edit)).toMatch(/sum of statement lines/);
    await api.send(`/api/Payments/${added.id}`, { method: "DELETE", token });
    const history = await database.select().from(rowHistory).where(eq(rowHistory.entityId, added.id));
    expect(history).toHaveLength(3);
    expect(history.every(({ changedBy }) => changedBy !== null)).toBe(true);
    await batches.post(id);
    expect((await batches.addPayment(id, bonus)).status).toBe(409);
    const left = (await paymentsIn(id)).find(({ typePayment }) => typePayment === "Bonus");
    expect((await api.send(`/api/Payments/${left?.id}`, { method: "PUT", token, body: change })).status).toBe(
      409,
    );
    expect((await api.send(`/api/Payments/${left?.id}`, { method: "DELETE", token })).status).toBe(409);
  });

  it("can't be posted with a negative slip or without payments", async () => {
    await insertLines(api.services.database, [line(ana, 1_00)]);
    const id = await batches.made(both());
    const fee = { agentId: ben, typeId: type("ADJUSTMENT"), amount: -1_250.5, comment: "Fee" };
    const added = z.object({ id: z.string() }).parse(await (await batches.addPayment(id, fee)).json());
    expect(await messageOf(await batches.post(id))).toMatch(
      /of Test Account would be negative: -\$ 1,250\.50\./,
    );
    await api.send(`/api/Payments/${added.id}`, { method: "DELETE", token });
    expect((await batches.post(id)).status).toBe(200);
  });

  it("show agents their own payments, lines and slips only", async () => {
    const { database } = api.services;
    const account = await makeAccount(database, {
      roles: ["agent"],
      claims: ["view.AgentPayment"],
      isAgent: true,
    });
    const own = await api.tokenOf(account.email);
    const mine = account.agentId ?? "";
    await insertLines(database, [line(mine, 12_34), line(mine, -2_00), line(ana, 5_00)]);
    const id = await batches.made({ ...upTo, agentIds: [mine, ana] });
    await batches.addPayment(id, {
      agentId: mine,
      typeId: type("BONUS"),
      amount: 100,
      comment: "Best month",
    });
    const all = await paymentsIn(id);
    const seen = await paymentsOf("", own);
    expect(seen.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-2, 12.34, 100]);
    const [number] = new Set(seen.map(({ paymentNumber }) => paymentNumber));
    expect(await api.read("/api/Comissions/paymentSummaries", own)).toMatchObject({
      amount: 110.34,
      payments: 3,
      agents: [{ agentId: mine, amount: 110.34 }],
      carriers: [
        { carrier: "Florida Blue", amount: 10.34 },
        { carrierId: null, amount: 100 },
      ],
      data: [
        { agentId: mine, carrier: "Florida Blue" },
        { agentId: mine, carrierId: null },
      ],
    });
    expect(await api.read(`/api/Commissions?paymentNumber=${number}&totals=amount`, own)).toMatchObject({
      totalRecords: 2,
      totals: { amount: 10.34 },
    });
    const slipOf = (paymentNumber: string | undefined, headers = {}) =>
      api.send(`/api/SlipPayment?paymentNumber=${paymentNumber}`, { token: own, headers });
    expect(await (await slipOf(number)).json()).toMatchObject({
      agent: "Test Account",
      batchStatus: "Open",
      totalCommissions: 12.34,
      totalChargebacks: -2,
      totalAdjustments: 100,
      total: 110.34,
      carriers: [{ carrier: "Florida Blue", lines: 2, commissions: 12.34, chargebacks: -2 }],
      adjustments: [{ typePayment: "Bonus", comment: "Best month", amount: 100 }],
    });
    const other = all.find(({ amount }) => amount === 5)?.paymentNumber;
    expect((await slipOf(other)).status).toBe(404);
    const file = await slipOf(number, { accept: "application/pdf" });
    expect(file.headers.get("content-disposition")).toContain(`payment-slip-${number}.pdf`);
    const [page] = await pdfPages(Buffer.from(await file.arrayBuffer()));
    expect(page).toEqual(
      expect.arrayContaining([
        "Portico",
        "Payment slip",
        "Test Account",
        number,
        "$ 110.34",
        "-$ 2.00",
        "Best month",
      ]),
    );
  });

  it("are numbered by agent, one slip each", async () => {
    await insertLines(api.services.database, [
      line(ana, 1_00),
      line(ana, 1_00, { carrier: ambetter }),
      line(ben, 1_00),
    ]);
    const id = await batches.made(both());
    expect(await api.services.database.$count(paymentSlips, eq(paymentSlips.batchId, id))).toBe(2);
  });
});
