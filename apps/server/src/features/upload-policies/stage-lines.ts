import { type SQL, sql } from "drizzle-orm";
import type { Column } from "../../configuration/policy-headers.ts";
import type { Database } from "../../db/database.ts";
import { entryId } from "../../reference/seed.ts";
import type { FileColumns } from "./columns.ts";
import type { PolicyLine } from "./read-line.ts";

/** The columns that a line is held in until it is loaded; `status_is_stated` where the file itself names the status. */
const staged = {
  line: "integer",
  policy_number: "text",
  carrier_id: "uuid",
  agent_id: "uuid",
  aor: "text",
  status_id: "uuid",
  status_is_stated: "boolean",
  first_name: "text",
  last_name: "text",
  dob: "date",
  plan_name: "text",
  number_of_members: "smallint",
  effective_date: "date",
  termination_date: "date",
  broker_effective_date: "date",
  broker_termination_date: "date",
  paid_through_date: "date",
  premium: "numeric(12, 2)",
  member_responsibility: "numeric(12, 2)",
  address: "text",
  city: "text",
  county: "text",
  state: "char(2)",
  zip_code: "text",
  email: "text",
  phone: "text",
} as const;

const definitions = sql.raw(
  Object.entries(staged)
    .map(([name, type]) => `${name} ${type}`)
    .join(", "),
);

/** Makes the table that lines are held in until the transaction ends. */
export async function makeStage(transaction: Database): Promise<void> {
  await transaction.execute(sql`create temp table staged_lines (${definitions}) on commit drop`);
}

/** Holds some lines. */
export async function stageLines(
  transaction: Database,
  lines: readonly PolicyLine[],
  { found }: FileColumns,
  today: string,
): Promise<void> {
  const rows = lines.map((line) => {
    const code = line.statusCode ?? impliedStatus(line, found, today);
    return {
      line: line.line,
      policy_number: line.policyNumber,
      carrier_id: line.carrierId,
      agent_id: line.agentId,
      aor: line.aor,
      status_id: code && entryId("policyStatus", code),
      status_is_stated: line.statusCode !== null,
      first_name: line.firstName,
      last_name: line.lastName,
      dob: line.dob,
      plan_name: line.planName,
      number_of_members: line.numberOfMembers,
      effective_date: line.effectiveDate,
      termination_date: line.terminationDate,
      broker_effective_date: line.brokerEffectiveDate,
      broker_termination_date: line.brokerTerminationDate,
      paid_through_date: line.paidThroughDate,
      premium: line.premium,
      member_responsibility: line.memberResponsibility,
      address: line.address,
      city: line.city,
      county: line.county,
      state: line.state,
      zip_code: line.zipCode,
      email: line.email,
      phone: line.phone,
    } satisfies Record<keyof typeof staged, unknown>;
  });
  await transaction.execute(sql`
    insert into staged_lines
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as held (${definitions})`);
}

/** The status that a file without one implies by its dates; none where it has no dates either. */
function impliedStatus(
  { effectiveDate, terminationDate }: PolicyLine,
  found: FileColumns["found"],
  today: string,
): string | null {
  if (!found.has("effectiveDate") && !found.has("terminationDate")) return null;
  if (terminationDate !== null && terminationDate < today) return "TERMINATED";
  return effectiveDate !== null && effectiveDate > today ? "PENDING" : "EFFECTUATED";
}

/** Days whose absence means something where the file has their column: a policy that does not end has no end. */
const openDates: readonly (readonly [Column, string])[] = [
  ["terminationDate", "termination_date"],
  ["brokerTerminationDate", "broker_termination_date"],
];

/** The columns whose empty values take the place of what was there. */
export function emptied({ found }: FileColumns): ReadonlySet<string> {
  return new Set(openDates.filter(([column]) => found.has(column)).map(([, name]) => name));
}

/**
 * Of lines with the same policy number that with the newest effective date. They are numbered in the order of the ids of
 * the policies there are, in which every bulk change takes them, and then in that of the numbers of new ones.
 */
export function newestLines(): SQL {
  return sql`create temp table newest_lines on commit drop as
    select newest.*, row_number() over (order by p.id nulls last, newest.carrier_id, newest.policy_number) as place
    from (
      select distinct on (carrier_id, policy_number) * from staged_lines
      order by carrier_id, policy_number, effective_date desc nulls last, line desc
    ) newest
    left join policies p on p.carrier_id = newest.carrier_id and p.policy_number = newest.policy_number`;
}
