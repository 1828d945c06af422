import { exportFormats } from "@portico/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { commissionBook } from "../../../../test/commission-book.ts";
import { commissionFaults, noFaults } from "../../../../test/commission-faults.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { addDollars, batchCalls } from "../../../../test/payments.ts";
import { pdfPages } from "../../../../test/pdf-text.ts";
import { propertyRuns } from "../../../../test/property-runs.ts";
import { csvRows, spreadsheetRows } from "../../../../test/spreadsheet.ts";
import { statementCalls, statementFile } from "../../../../test/statement-calls.ts";
import { rowsOf } from "../../../db/database.ts";
import { carriers } from "../../../db/schema/index.ts";

const index = (count: number) => fc.nat(count - 1);
const months = index(3);

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("load"),
      carrier: index(2),
      month: months,
      lines: fc.array(
        fc.record({
          /** 3 has no policy. */
          policy: index(4),
          month: months,
          cents: fc.integer({ min: -50_000, max: 99_999_99 }),
          style: fc.constantFrom("plain", "dollars", "parentheses"),
        }),
        { minLength: 1, maxLength: 12 },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("delete"), carrier: index(2), month: months }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("pay"),
      /** Batches that are created at the same time. */
      selections: fc.array(fc.record({ carrier: fc.option(index(2)), month: months }), {
        minLength: 2,
        maxLength: 3,
      }),
      isVoid: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("rate"),
      agent: index(2),
      carrier: index(2),
      quarter: index(4),
      cents: index(5_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("terms"),
      policy: index(3),
      terms: fc.array(
        fc.record({
          start: index(330),
          days: fc.integer({ min: 0, max: 200 }),
          members: fc.integer({ min: 1, max: 9 }),
          agent: index(2),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Line = Extract<Step, { kind: "load" }>["lines"][number];

const paidStatement: Step[] = [
  {
    kind: "load",
    carrier: 0,
    month: 0,
    lines: [
      { policy: 0, month: 0, cents: 1_010, style: "plain" },
      { policy: 2, month: 0, cents: -505, style: "parentheses" },
      { policy: 3, month: 0, cents: 20, style: "dollars" },
    ],
  },
  {
    kind: "pay",
    selections: [
      { carrier: 0, month: 2 },
      { carrier: null, month: 2 },
    ],
    isVoid: false,
  },
];

const amountOf = {
  plain: (cents: number) => (cents / 100).toFixed(2),
  dollars: (cents: number) =>
    `"${(cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" })}"`,
  parentheses: (cents: number) =>
    cents < 0 ? `($${(-cents / 100).toFixed(2)})` : `$${(cents / 100).toFixed(2)}`,
};

const listResponse = z.object({
  totalRecords: z.number(),
  totals: z.record(z.string(), z.number()).optional(),
});
const summaries = z.object({
  payments: z.number(),
  amount: z.number(),
  carriers: z.array(z.object({ amount: z.number() })),
});
const slip = z.object({ total: z.number(), lines: z.array(z.object({ amount: z.number() })) });
const paymentRows = z.object({ data: z.array(z.object({ paymentNumber: z.string() })) });
const cents = (dollars: number | undefined) => addDollars([(dollars ?? 0).toFixed(2)]);

describe.each(bothDatabases)("commissions, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    api.time.now = new Date("2026-04-15T15:00:00Z");
    token = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());

  const runs = propertyRuns(3);
  it(
    "add up to the same cents on screen, in exports, reports, slips and the database after any steps",
    async () => {
      let paid = 0n;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
          paid += await check(steps);
        }),
        { numRuns: runs.numRuns, examples: [[paidStatement]] },
      );
      expect(paid).toBeGreaterThan(0n);
    },
    runs.timeout,
  );

  /** Takes the steps, compares all sums, and returns that of the payments. */
  async function check(steps: readonly Step[]): Promise<bigint> {
    const { database } = api.services;
    const book = await commissionBook(database);
    const calls = statementCalls(api);
    const batches = batchCalls(api, token);
    const names = await namesOf(book.carrierIds);
    const of = sql`any(${sql.param(book.carrierIds)}::uuid[])`;
    const loaded = new Map<string, readonly Line[]>();
    let files = 0;
    for (const each of steps) {
      switch (each.kind) {
        case "load": {
          const key = `${each.carrier}/${each.month}`;
          // The name makes each line and file unique.
          const rows = each.lines.map(({ policy, month, cents: amount, style }, number) => {
            const policyNumber = book.policyIds[policy] ?? "NONE";
            return `${policyNumber},Ana ${number} of ${files},${month + 1}/2026,1,${amountOf[style](amount)}`;
          });
          files++;
          const query = {
            ...{ carrier: book.carrierIds[each.carrier] ?? "", month: String(each.month + 1) },
            confirmMonth: "true",
          };
          const response = await calls.send(statementFile(rows), { ...query, year: "2026" });
          expect(response.status).toBe(loaded.has(key) ? 409 : 202);
          if (loaded.has(key)) break;
          expect((await calls.run(await calls.jobOf(response))).state).toBe("done");
          loaded.set(key, each.lines);
          break;
        }
        case "delete": {
          const key = `${each.carrier}/${each.month}`;
          const carrier = book.carrierIds[each.carrier] ?? "";
          const [paid] = await rowsOf(
            database,
            sql`select 1 from payment_lines p join statement_lines l on l.id = p.line_id
              join statement_loads s on s.id = l.load_id and s.state = 'Loaded'
              where not p.is_void and s.carrier_id = ${carrier} and s.month = ${each.month + 1}`,
          );
          const response = await calls.delete({ carrier, month: String(each.month + 1), year: "2026" });
          expect(response.status).toBe(paid ? 409 : loaded.has(key) ? 200 : 404);
          if (response.ok) loaded.delete(key);
          break;
        }
        case "pay": {
          const responses = await Promise.all(
            each.selections.map(({ carrier, month }) =>
              batches.create({
                ...{ year: 2026, month: month + 1, agentIds: book.agentIds },
                ...(carrier !== null && { carrierId: book.carrierIds[carrier] }),
              }),
            ),
          );
          for (const response of responses) {
            expect([200, 409]).toContain(response.status);
            if (!response.ok) continue;
            const { id } = z.object({ id: z.string() }).parse(await response.json());
            expect((await batches.post(id)).status).toBe(200);
            if (each.isVoid) expect((await batches.void(id)).status).toBe(200);
          }
          break;
        }
        default:
          await book.take(each);
      }
    }
    const lines = [...loaded.values()].flat();
    const ofLines = lines.reduce((sum, line) => sum + BigInt(line.cents), 0n);
    const filter = names.map((name) => `carrier=${name}`).join("&");

    const statements = await calls.list({ carrier: names[0] ?? "", pageSize: "500" });
    const others = await calls.list({ carrier: names[1] ?? "", pageSize: "500" });
    expect(statements.totalRecords + others.totalRecords).toBe(lines.length);
    expect(cents(statements.data.commissionAmount) + cents(others.data.commissionAmount)).toBe(ofLines);
    expect(await exportedCents(`/api/Statement?${filter}&columns=commissionAmount`)).toEqual({
      csv: ofLines,
      xlsx: ofLines,
      pdf: ofLines,
    });

    const [stored] = await rowsOf(
      database,
      sql`select (coalesce(sum(l.amount) filter (where l.agent_id is not null), 0) * 100)::bigint::text as cents
        from statement_lines l join statement_loads s on s.id = l.load_id
        where s.state = 'Loaded' and l.carrier_id = ${of}`,
    );
    const ofAgents = BigInt(String(stored?.cents));
    const report = listResponse.parse(await api.read(`/api/agentcommissions?${filter}&totals=amount`, token));
    expect(cents(report.totals?.amount)).toBe(ofAgents);
    const reported = await exportedCents(`/api/agentcommissions?${filter}&columns=amount`);
    expect(reported).toEqual({ csv: ofAgents, xlsx: ofAgents, pdf: ofAgents });

    const paid = await rowsOf(
      database,
      sql`select (coalesce(sum(l.amount), 0) * 100)::bigint::text as cents
        from payment_lines p join statement_lines l on l.id = p.line_id where l.carrier_id = ${of}`,
    );
    const ofPayments = BigInt(String(paid[0]?.cents));
    const list = listResponse.parse(await api.read(`/api/Payments?${filter}&totals=amount`, token));
    expect(cents(list.totals?.amount)).toBe(ofPayments);
    expect(await exportedCents(`/api/Payments?${filter}&columns=amount`)).toEqual({
      csv: ofPayments,
      xlsx: ofPayments,
      pdf: ofPayments,
    });
    const summary = summaries.parse(await api.read(`/api/Comissions/paymentSummaries?${filter}`, token));
    expect(cents(summary.amount)).toBe(ofPayments);
    expect(summary.carriers.reduce((sum, { amount }) => sum + cents(amount), 0n)).toBe(ofPayments);
    expect(summary.payments).toBe(list.totalRecords);
    const { data } = paymentRows.parse(await api.read(`/api/Payments?${filter}&pageSize=500`, token));
    let ofSlips = 0n;
    for (const number of new Set(data.map(({ paymentNumber }) => paymentNumber))) {
      const read = slip.parse(await api.read(`/api/SlipPayment?paymentNumber=${number}`, token));
      expect(read.lines.reduce((sum, { amount }) => sum + cents(amount), 0n)).toBe(cents(read.total));
      ofSlips += cents(read.total);
    }
    expect(ofSlips).toBe(ofPayments);
    const today = api.services.clock.today();
    // The jobs that update tracking after deletions have not run.
    expect(await commissionFaults(database, book.carrierIds, today, { isIdle: false })).toEqual(noFaults);
    return ofPayments;
  }

  async function namesOf(ids: readonly string[]): Promise<string[]> {
    const rows = await api.services.database.select().from(carriers);
    return ids.map((id) => rows.find((row) => row.id === id)?.name ?? "");
  }

  /** The sum of the only column of each export. */
  async function exportedCents(path: string) {
    const file = async (format: "csv" | "xlsx" | "pdf") => {
      const headers = { accept: exportFormats[format].mediaType };
      const response = await api.send(path, { token, headers });
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    };
    const [, ...csv] = csvRows((await file("csv")).toString("utf8"));
    const [, ...xlsx] = await spreadsheetRows(await file("xlsx"));
    const pdf = (await pdfPages(await file("pdf"))).flat();
    return {
      csv: addDollars(csv.map(([amount = ""]) => amount)),
      xlsx: addDollars(xlsx.map(([amount = ""]) => amount)),
      pdf: addDollars(
        pdf.filter((text) => /^-?\$ ?-?[\d,]+\.\d{2}$/.test(text)).map((text) => text.replace("$ ", "")),
      ),
    };
  }
});
