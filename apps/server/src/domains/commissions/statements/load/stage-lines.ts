import { sql } from "drizzle-orm";
import type { Database } from "../../../../db/database.ts";
import { isPolicyOf } from "../../../../policy-numbers/policy-of-number.ts";
import { membersOfLine } from "../../matching/match-lines.ts";
import { termOfMonth } from "../../tracking/term-of-month.ts";
import type { LineNotLoaded } from "./check-file.ts";

/** The load that lines belong to. */
export interface LoadOfLines {
  readonly id: string;
  readonly carrierId: string;
}

/**
 * Inserts lines with the policies that they match. They count when the load is published. Lines that an interrupted
 * run has already inserted are identical.
 * @param lines a chunk of a `StatementReader`
 */
export async function stageLines(
  transaction: Database,
  { id, carrierId }: LoadOfLines,
  lines: string,
): Promise<void> {
  const members = membersOfLine({
    ofPolicy: sql`coalesce(t.number_of_members, p.number_of_members)`,
    named: sql`r.members`,
    amount: sql`r.amount`,
  });
  const month = { policyId: sql`p.id`, year: sql`r.year`, month: sql`r.month` };
  await transaction.execute(sql`
    insert into statement_lines (load_id, line, carrier_id, year, month, policy_number, insured_name, policy_id,
      agent_id, members, amount, matched_date)
    select ${id}::uuid, r.line, ${carrierId}::uuid, r.year, r.month, r."policyNumber", r."insuredName", p.id,
      coalesce(t.agent_id, p.agent_id),
      ${members}, r.amount, case when p.id is not null then now() end
    from json_to_recordset(${lines}::json) as r (
      line int, year smallint, month smallint, "policyNumber" text, "insuredName" text, members int, amount numeric
    )
    left join policies p on ${isPolicyOf({ carrierId: sql`${carrierId}::uuid`, number: sql`r."policyNumber"` })}
    left join lateral (${termOfMonth(month)}) t on true
    order by r.line
    on conflict (load_id, line) do nothing`);
}

/** Inserts lines that are not loaded, with the reasons. */
export async function storeProblems(
  database: Database,
  loadId: string,
  problems: readonly LineNotLoaded[],
): Promise<void> {
  await database.execute(sql`
    insert into statement_problems (load_id, line, kind, reason, policy_number, insured_name, amount)
    select ${loadId}::uuid, r.line, r.kind, r.reason, r."policyNumber", r."insuredName", r.amount
    from json_to_recordset(${JSON.stringify(problems)}::json) as r (
      line int, kind text, reason text, "policyNumber" text, "insuredName" text, amount text
    )
    on conflict (load_id, line) do nothing`);
}
