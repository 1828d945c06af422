import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../src/db/database.ts";
import { statementLines, statementLoads } from "../src/db/schema/index.ts";
import { carrierId } from "../src/reference/seed.ts";
import type { TestApi } from "./api.ts";
import { asSystem } from "./as-system.ts";

/** A matched statement line for a test. */
export interface TestLine {
  readonly agentId: string | null;
  /** @default "Florida Blue" */
  readonly carrier?: Parameters<typeof carrierId>[0];
  /** Years before those of the demo data, so that its lines don't match. */
  readonly year: number;
  readonly month: number;
  readonly cents: number;
}

/** How many statements were added: a carrier has one a month. */
let added = 0;

/** Adds a loaded statement with these lines. Returns the load's ID. */
export async function insertLines(database: Database, lines: readonly TestLine[]): Promise<string> {
  const loadId = randomUUID();
  const month = added++;
  await asSystem(database)
    .insert(statementLoads)
    .values({
      id: loadId,
      carrierId: carrierId("Florida Blue"),
      year: 1000 + Math.floor(month / 12),
      month: (month % 12) + 1,
      fileName: "test.csv",
      state: "Loaded",
    });
  await database.insert(statementLines).values(
    lines.map(({ agentId, carrier = "Florida Blue", year, month, cents }, index) => ({
      loadId,
      line: index + 2,
      carrierId: carrierId(carrier),
      year,
      month,
      policyNumber: `T-${index}`,
      insuredName: `Insured ${index}`,
      agentId,
      members: cents < 0 ? -1 : 1,
      amount: (cents / 100).toFixed(2),
    })),
  );
  return loadId;
}

/** The calls on payment batches, by an administrator of payments. */
export function batchCalls(api: TestApi, token: string) {
  const send = (path: string, body?: unknown, headers = {}) =>
    api.send(`/api/PaymentBatches${path}`, {
      method: "POST",
      token,
      headers,
      ...(body !== undefined && { body }),
    });
  return {
    preview: async (body: object) => (await send("/preview", body)).json(),
    create: (body: object) => send("", { name: `Batch ${randomUUID()}`, ...body }),
    /** Creates a batch and returns its ID. */
    made: async (body: object) => {
      const response = await send("", { name: `Batch ${randomUUID()}`, ...body });
      const text = await response.text();
      if (response.status !== 200) throw new Error(text);
      return z.object({ id: z.uuid() }).parse(JSON.parse(text)).id;
    },
    post: (id: string, headers = {}) => send(`/${id}/post`, undefined, headers),
    pay: (id: string) => send(`/${id}/pay`),
    void: (id: string, comment = "Wrong month") => send(`/${id}/void`, { comment }),
    addPayment: (id: string, body: object) => send(`/${id}/payments`, body),
  };
}

/** The sum of an SQL expression over money, in cents. */
export async function centsOf(database: Database, query: ReturnType<typeof sql>): Promise<bigint> {
  const [row] = await rowsOf(database, sql`select (coalesce((${query}), 0) * 100)::bigint::text as cents`);
  return BigInt(String(row?.cents));
}

/** Adds texts of dollars, such as `-12.5` and `$1,234.50`, exactly. */
export function addDollars(texts: readonly string[]): bigint {
  return texts.reduce((sum, text) => {
    const [, sign = "", whole = "0", part = ""] =
      /^(-?)([0-9]*)\.?([0-9]{0,2})$/.exec(text.replace(/[$,]/g, "")) ?? [];
    const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, "0"));
    return sign ? sum - cents : sum + cents;
  }, 0n);
}
