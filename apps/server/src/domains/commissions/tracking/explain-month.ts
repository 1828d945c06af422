import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../../db/database.ts";
import { isRateOfMonth } from "./rate-of-month.ts";
import { termOfMonth } from "./term-of-month.ts";

const figure = z.coerce.number();

const lines = z.array(
  z.object({ statement: z.string(), fileName: z.string(), line: figure, members: figure, amount: figure }),
);
const rates = z.array(
  z.object({ agent: z.string(), rate: figure, startDate: z.string(), endDate: z.string().nullable() }),
);
const terms = z.array(
  z.object({
    planName: z.string(),
    members: figure,
    agent: z.string(),
    fromDate: z.string(),
    toDate: z.string().nullable(),
  }),
);

/** The statement lines, the rate and the term that explain the figures of a tracked month. */
export async function explainMonth(database: Database, id: string) {
  const read = (query: SQL) =>
    rowsOf(database, sql`with tracked as (select * from tracking_months where id = ${id}::bigint) ${query}`);
  return {
    lines: lines.parse(
      await read(sql`
        select s.year || '-' || lpad(s.month::text, 2, '0') as statement, s.file_name as "fileName", l.line, l.members, l.amount
        from tracked m
        join commission_lines l on l.policy_id = m.policy_id and l.year = m.year and l.month = m.month
        join statement_loads s on s.id = l.load_id
        order by s.year, s.month, l.line`),
    ),
    rates: rates.parse(
      await read(sql`
        select a.name as agent, r.rate1 as rate, r.start_date::text as "startDate", r.end_date::text as "endDate"
        from tracked m
        join rates r on ${isRateOfMonth({ agentId: sql`m.agent_id`, carrierId: sql`m.carrier_id`, firstDay: sql`make_date(m.year, m.month, 1)` })}
        join agents a on a.id = r.agent_id`),
    ),
    terms: terms.parse(
      await read(sql`
        select t.plan_name as "planName", t.number_of_members as members, a.name as agent,
          t.from_date::text as "fromDate", t.to_date::text as "toDate"
        from tracked m
        cross join lateral (${termOfMonth({ policyId: sql`m.policy_id`, year: sql`m.year`, month: sql`m.month` })}) as t
        join agents a on a.id = t.agent_id`),
    ),
  };
}
