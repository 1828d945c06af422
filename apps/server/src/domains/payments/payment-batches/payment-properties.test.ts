import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { addDollars, batchCalls, centsOf, insertLines } from "../../../../test/payments.ts";
import { propertyRuns } from "../../../../test/property-runs.ts";
import { csvRows } from "../../../../test/spreadsheet.ts";
import { rowsOf } from "../../../db/database.ts";
import { carrierId, entryId } from "../../../reference/seed.ts";

const carriers = ["Florida Blue", "Ambetter from Sunshine Health"] as const;
const slip = z.object({
  lines: z.array(z.object({ amount: z.number() })),
  total: z.number(),
  totalAdjustments: z.number(),
});
const cents = (dollars: number) => addDollars([dollars.toFixed(2)]);

const lines = fc.array(
  fc.record({
    agent: fc.nat(2),
    carrier: fc.constantFrom(...carriers),
    month: fc.integer({ min: 1, max: 3 }),
    cents: fc.integer({ min: -20_000, max: 99_999_99 }),
  }),
  { minLength: 1, maxLength: 60 },
);
const step = fc.record({
  selections: fc.array(
    fc.record({ carrier: fc.option(fc.constantFrom(...carriers)), month: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 2, maxLength: 4 },
  ),
  bonus: fc.integer({ min: 1, max: 99_999 }),
  isVoid: fc.boolean(),
});

describe.each(bothDatabases)("payments, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    const account = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["admin.AgentPayment"],
    });
    token = await api.tokenOf(account.email);
  });
  afterAll(() => api.close());

  const runs = propertyRuns(5);
  it(
    "never pay a line twice, and slips, payments, lines and exports agree to the cent",
    async () => {
      await fc.assert(
        fc.asyncProperty(lines, fc.array(step, { minLength: 1, maxLength: 3 }), async (made, steps) => {
          const { database } = api.services;
          const batches = batchCalls(api, token);
          const agents = await Promise.all(
            [0, 1, 2].map(async () => (await makeAccount(database, { isAgent: true })).agentId ?? ""),
          );
          const of = sql`(${sql.join(
            agents.map((id) => sql`${id}::uuid`),
            sql`, `,
          )})`;
          await insertLines(
            database,
            made.map(({ agent, ...line }) => ({ ...line, agentId: agents[agent] ?? null, year: 2004 })),
          );
          for (const { selections, bonus, isVoid } of steps) {
            const responses = await Promise.all(
              selections.map(({ carrier, month }) =>
                batches.create({
                  year: 2004,
                  month,
                  agentIds: agents,
                  ...(carrier && { carrierId: carrierId(carrier) }),
                }),
              ),
            );
            const statuses = responses.map(({ status }) => status);
            expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
            for (const response of responses.filter(({ ok }) => ok)) {
              const { id } = z.object({ id: z.string() }).parse(await response.json());
              await batches.addPayment(id, {
                agentId: agents[0],
                typeId: entryId("paymentType", "BONUS"),
                amount: bonus / 100,
                comment: "Bonus",
              });
              // Only one of these two can succeed.
              const [posted, voided] = await Promise.all([
                batches.post(id),
                ...(isVoid ? [batches.void(id)] : []),
              ]);
              expect(posted.status === 200 || voided?.status === 200).toBe(true);
            }
          }
          const twice = await rowsOf(
            database,
            sql`select line_id from payment_lines lines join payments on payments.id = payment_id
            join payment_batches batches on batches.id = batch_id
            where status_id <> ${entryId("paymentBatchStatus", "VOID")} group by 1 having count(*) > 1`,
          );
          expect(twice).toEqual([]);
          const ofPayments = await centsOf(
            database,
            sql`select sum(amount) from payments where agent_id in ${of} and lines > 0`,
          );
          const ofLines = await centsOf(
            database,
            sql`select sum(lines.amount) from payment_lines paid join statement_lines lines on lines.id = line_id where agent_id in ${of}`,
          );
          expect(ofPayments).toBe(ofLines);
          const all = await centsOf(database, sql`select sum(amount) from payments where agent_id in ${of}`);
          const numbers = await rowsOf(
            database,
            sql`select distinct payment_number as number from payment_slips join payments on slip_id = payment_slips.id
            where payments.agent_id in ${of} order by 1`,
          );
          let ofSlips = 0n;
          for (const { number } of numbers) {
            const read = slip.parse(await api.read(`/api/SlipPayment?paymentNumber=${number}`, token));
            const sum = read.lines.reduce((total, { amount }) => total + cents(amount), 0n);
            expect(sum + cents(read.totalAdjustments)).toBe(cents(read.total));
            expect(read.total).toBeGreaterThanOrEqual(0);
            ofSlips += cents(read.total);
          }
          expect(ofSlips).toBe(all);
          const file = await api.send("/api/Payments?columns=agentId,amount", {
            token,
            headers: { accept: "text/csv" },
          });
          const exported = csvRows(await file.text()).filter(([agentId]) =>
            agents.some((id) => id === agentId),
          );
          expect(addDollars(exported.map(([, amount = ""]) => amount))).toBe(all);
        }),
        { numRuns: runs.numRuns },
      );
    },
    runs.timeout,
  );
});
