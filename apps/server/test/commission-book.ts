import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { setAuthor } from "../src/db/author.ts";
import { type Database, rowsOf } from "../src/db/database.ts";
import { carriers, policies, rates, statementLoads } from "../src/db/schema/index.ts";
import { lockCommissions } from "../src/domains/commissions/commission-lock.ts";
import { addToTotals, negateSums } from "../src/domains/commissions/commission-sums.ts";
import { currentLoadSums, readLoadSums } from "../src/domains/commissions/load-sums.ts";
import { refreshTracking } from "../src/domains/commissions/tracking/refresh-tracking.ts";
import { termOfMonth } from "../src/domains/commissions/tracking/term-of-month.ts";
import {
  trackingOfLoad,
  trackingOfMonths,
  trackingOfPolicies,
  trackingOfRate,
} from "../src/domains/commissions/tracking/tracking-selectors.ts";
import { matchLine } from "../src/domains/commissions/unmatched-lines/match-line.ts";
import { entryId } from "../src/reference/seed.ts";
import { makeAccount } from "./accounts.ts";
import { asSystem } from "./as-system.ts";

interface Term {
  /** Days since January 1, 2026. */
  readonly start: number;
  readonly days: number;
  readonly members: number;
  readonly agent: number;
}

interface Line {
  /** Null for a line without a policy. */
  readonly policy: number | null;
  readonly month: number;
  /** In cents. */
  readonly amount: number;
}

/** Something that changes commission figures. Policies, agents and carriers are given by index, months from 0. */
export type Step =
  | { readonly kind: "terms"; readonly policy: number; readonly terms: readonly Term[] }
  | {
      readonly kind: "rate";
      readonly agent: number;
      readonly carrier: number;
      readonly quarter: number;
      readonly cents: number;
    }
  | {
      readonly kind: "load";
      readonly carrier: number;
      readonly month: number;
      readonly lines: readonly Line[];
    }
  | { readonly kind: "delete"; readonly carrier: number; readonly month: number }
  | { readonly kind: "match"; readonly policy: number }
  | { readonly kind: "today"; readonly month: number };

type Statement = Parameters<typeof trackingOfLoad>[1];

/** Two carriers and two agents with three policies, for tests of commission figures in 2026. */
export type CommissionBook = Awaited<ReturnType<typeof commissionBook>>;

/** Creates a book without terms, rates and lines. */
export async function commissionBook(database: Database) {
  const { userId } = await makeAccount(database, {});
  const agentIds = [await newAgent(database), await newAgent(database)] as const;
  const carrierIds = [randomUUID(), randomUUID()] as const;
  const policyIds = [randomUUID(), randomUUID(), randomUUID()] as const;
  let today = "2026-04-15";
  const clock = { today: () => today };
  const refresh = (selectors: Parameters<typeof refreshTracking>[1]) =>
    refreshTracking({ database, clock }, selectors);
  await asSystem(database)
    .insert(carriers)
    .values(carrierIds.map((id) => ({ id, name: id })));
  await asSystem(database)
    .insert(policies)
    .values(
      policyIds.map((id, index) => ({
        ...{ id, policyNumber: id, carrierId: of(carrierIds, index % 2), agentId: of(agentIds, 0) },
        ...{
          statusId: entryId("policyStatus", "EFFECTUATED"),
          firstName: "",
          lastName: "",
          planName: "",
          numberOfMembers: 1,
        },
        ...{ effectiveDate: "2026-01-01", city: "", county: "", state: "FL", zipCode: "" },
      })),
    );
  await setTerms(0, [{ start: 0, days: 365, members: 1, agent: 0 }]);
  await setTerms(1, [{ start: 40, days: 90, members: 2, agent: 1 }]);
  await setTerms(2, [{ start: 31, days: 0, members: 3, agent: 0 }]);

  /** Replaces the terms of a policy. A term ends before the next one starts. */
  async function setTerms(policy: number, terms: readonly Term[]): Promise<void> {
    const policyId = of(policyIds, policy);
    const rows = terms.map(({ start, days, members, agent }) => ({
      start,
      days,
      members,
      agent_id: of(agentIds, agent),
    }));
    await database.transaction(async (transaction) => {
      await setAuthor(transaction, null);
      await transaction.execute(sql`delete from policy_terms where policy_id = ${policyId}`);
      await transaction.execute(sql`
        insert into policy_terms (policy_id, from_date, to_date, plan_name, number_of_members, agent_id)
        select ${policyId}, date '2026-01-01' + start,
          date '2026-01-01' + greatest(start - 1, least(start + days - 1, lead(start) over (order by start) - 1)),
          '', members, agent_id
        from (
          select distinct on (start) * from json_to_recordset(${JSON.stringify(rows)}::json)
            as term (start int, days int, members int, agent_id uuid)
        ) as terms`);
    });
    await refresh(trackingOfPolicies([policyId]));
  }

  async function setRate({ agent, carrier, quarter, cents }: Extract<Step, { kind: "rate" }>): Promise<void> {
    const rate = {
      agentId: of(agentIds, agent),
      carrierId: of(carrierIds, carrier),
      rate1: cents / 100,
      startDate: `2026-${pad(3 * quarter + 1)}-01`,
      endDate: `2026-${pad(3 * quarter + 3)}-28`,
    };
    await database.transaction(async (transaction) => {
      await setAuthor(transaction, null);
      const { agentId, carrierId, startDate } = rate;
      await transaction.execute(sql`delete from rates
        where agent_id = ${agentId} and carrier_id = ${carrierId} and start_date = ${startDate}`);
      // A rate of zero removes it.
      if (cents > 0) await transaction.insert(rates).values(rate);
    });
    await refresh(trackingOfRate(rate));
  }

  /** Loads a statement, unless the month is loaded. */
  async function load({ carrier, month, lines }: Extract<Step, { kind: "load" }>): Promise<void> {
    if (await findLoad(carrier, month)) return;
    const statement = { id: randomUUID(), carrierId: of(carrierIds, carrier), year: 2026, month: month + 1 };
    await database.transaction(async (transaction) => {
      await setAuthor(transaction, null);
      await transaction.insert(statementLoads).values({ ...statement, fileName: "", state: "Loading" });
      // A policy of another carrier stays unmatched.
      const rows = lines.map((line, index) => ({
        ...{ line: index + 2, month: line.month + 1, amount: line.amount / 100 },
        policy_id: line.policy !== null && line.policy % 2 === carrier ? of(policyIds, line.policy) : null,
      }));
      await transaction.execute(sql`
        insert into statement_lines (load_id, carrier_id, year, line, month, amount, policy_id, agent_id, members, policy_number, insured_name)
        select ${statement.id}, ${statement.carrierId}, 2026, line, month, amount, l.policy_id, t.agent_id,
          coalesce(t.number_of_members, 0) * case when amount < 0 then -1 else 1 end, '', ''
        from json_to_recordset(${JSON.stringify(rows)}::json) as l (line int, month int, amount numeric, policy_id uuid)
        left join lateral (${termOfMonth({ policyId: sql`l.policy_id`, year: sql`2026`, month: sql`l.month` })}) as t on true`);
    });
    await setState(statement, "Loaded");
  }

  async function deleteLoad(carrier: number, month: number): Promise<void> {
    const statement = await findLoad(carrier, month);
    if (statement) await setState(statement, "Deleted");
  }

  async function setState(statement: Statement, state: "Loaded" | "Deleted"): Promise<void> {
    const prepared = await readLoadSums(database, statement);
    await database.transaction(async (transaction) => {
      await setAuthor(transaction, null);
      await lockCommissions(transaction);
      const sums = await currentLoadSums(transaction, statement, prepared);
      await addToTotals(transaction, state === "Loaded" ? sums : negateSums(sums));
      await transaction.update(statementLoads).set({ state }).where(eq(statementLoads.id, statement.id));
    });
    await refresh(await trackingOfLoad(database, statement));
  }

  /** Matches the first line of the policy's carrier that has no policy. */
  async function match(policy: number): Promise<void> {
    const [line] = await rowsOf(
      database,
      sql`select l.id::text from commission_lines l
        where l.carrier_id = ${of(carrierIds, policy % 2)} and l.policy_id is null order by l.id limit 1`,
    );
    if (line)
      await matchLine(
        { database, clock },
        { lineId: String(line.id), policyId: of(policyIds, policy), by: userId },
      );
  }

  async function findLoad(carrier: number, month: number) {
    const statement = { carrierId: of(carrierIds, carrier), year: 2026, month: month + 1 };
    const [found] = await rowsOf(
      database,
      sql`select id from statement_loads
        where carrier_id = ${statement.carrierId} and year = 2026 and month = ${statement.month} and state = 'Loaded'`,
    );
    return found && { ...statement, id: String(found.id) };
  }

  /** Lets the months until then begin. Earlier months are ignored. */
  async function startMonths(last: number): Promise<void> {
    for (let month = Number(today.slice(5, 7)); month <= last; month++) {
      today = `2026-${pad(month + 1)}-01`;
      await refresh(trackingOfMonths(today, today));
    }
  }

  return {
    ...{ agentIds, carrierIds, policyIds, clock },
    take: (step: Step): Promise<void> => {
      switch (step.kind) {
        case "terms":
          return setTerms(step.policy, step.terms);
        case "rate":
          return setRate(step);
        case "load":
          return load(step);
        case "delete":
          return deleteLoad(step.carrier, step.month);
        case "match":
          return match(step.policy);
        case "today":
          return startMonths(step.month);
      }
    },
  };
}

function of(ids: readonly string[], index: number): string {
  const id = ids[index];
  if (id === undefined) throw new Error(`There is no index ${index}.`);
  return id;
}

function pad(month: number): string {
  return String(month).padStart(2, "0");
}

async function newAgent(database: Database): Promise<string> {
  const { agentId } = await makeAccount(database, { isAgent: true });
  return agentId ?? "";
}
