import { layoutKinds } from "@portico/contract";
import { policyEndpoints } from "@portico/contract/features/policies/policies";
import { type SQL, sql } from "drizzle-orm";
import { type Database, type Row, rowsOf } from "../../../db/database.ts";
import { readByLine } from "../../../file-uploads/results/read-by-line.ts";
import type { RowResult, ValueWarning } from "../../../row-results/row-result.ts";
import { uploadedColumns } from "../policy-loading/load-lines.ts";
import { personWarnings } from "../policy-loading/other-people.ts";

const { firstName, lastName, dob, planName, numberOfMembers, effectiveDate, ...more } =
  policyEndpoints["policies.list"].fields;

const { columns } = layoutKinds.policies;

/** The labels of the columns that an upload writes, or completes policies by. */
const labels: Readonly<Record<string, string>> = {
  first_name: firstName.label,
  last_name: lastName.label,
  dob: dob.label,
  plan_name: planName.label,
  number_of_members: numberOfMembers.label,
  effective_date: effectiveDate.label,
  termination_date: "Termination date",
  broker_effective_date: "Broker effective date",
  broker_termination_date: "Broker termination date",
  paid_through_date: more.paidThroughDate.label,
  premium: more.premium.label,
  member_responsibility: more.memberResponsibility.label,
  address: more.address.label,
  city: more.city.label,
  county: more.county.label,
  state: more.state.label,
  zip_code: more.zipCode.label,
  email: more.email.label,
  phone: more.phone.label,
  aor: more.aor.label,
  exchange_id: more.exchangeId.label,
  application_id: columns.applicationId,
  agent_npn: columns.agentNpn,
  agent_id: more.agent.label,
  status_id: more.status.label,
  term: "Term",
};

/** Each policy that was written, with its changed columns. It has statistics, without which joins would be nested loops. */
const writtenPolicies = [
  sql`create temp table written_policies on commit drop as
    select id, bool_or(is_new) as is_new, array_agg(distinct field) filter (where field is not null) as fields
    from loaded_policies left join lateral unnest(fields) field on true
    group by id`,
  sql`analyze written_policies`,
];

/**
 * Creates `line_results`: the lines of an upload with what happened with their policies, after `loadLines`. A line that
 * another one of the same policy and term replaces has that one's number in `kept_line`, and the columns whose values
 * contradict it.
 */
function lineResults(uploadId: string): SQL {
  const contradictions = uploadedColumns.map((name) =>
    sql.raw(`case when l.${name} <> w.${name} then '${name}' end`),
  );
  return sql`create temp table line_results on commit drop as
    with results as (
      select l.line, s.line as chosen_line, twins.number as twin_number, l.effective_date, w.line as kept_line, s.is_older, s.is_ahead,
        s.missing, n.id is not null as is_written, coalesce(n.is_new, false) as is_new, n.fields, p.version,
        case when w.line <> l.line then array_remove(array[${sql.join(contradictions, sql`, `)}], null) end as contradicts
      from policy_upload_lines l
      join chosen_lines s on s.carrier_id = l.carrier_id and s.policy_number = l.policy_number
      join term_lines w on w.place = s.place and w.effective_date is not distinct from l.effective_date
      left join policies p on p.carrier_id = l.carrier_id and p.policy_number = l.policy_number
      left join written_policies n on n.id = p.id
      left join (select place, min(twin_number) as number from enrolled_twins group by place) twins
        on twins.place = s.place
      where l.upload_id = ${uploadId} and l.line > 0
    )
    select r.*, o.lines as contradicted_by, n.has_other_name, n.has_other_dob,
      rows.fields as filled_from_rows, application.fields as filled_from_application
    from results r
    left join renamed_people n on n.line = r.line
    left join filled_values rows on rows.line = r.line and rows.source = 'row'
    left join filled_values application on application.line = r.line and application.source = 'application'
    left join (
      select kept_line, array_agg(line order by line) as lines from results
      where cardinality(contradicts) > 0 group by kept_line
    ) o on o.kept_line = r.line`;
}

/**
 * Prepares `policyResults`, and returns the number of lines with warnings about other lines, the policy, or values from
 * elsewhere. Requires the transaction of `loadLines`.
 */
export async function prepareResults(transaction: Database, uploadId: string): Promise<number> {
  for (const statement of [...writtenPolicies, lineResults(uploadId)]) await transaction.execute(statement);
  await transaction.execute(sql`create index on line_results (line)`);
  const [row] = await rowsOf(
    transaction,
    sql`select count(*)::int as lines from line_results
      where contradicted_by is not null or has_other_name or has_other_dob
        or twin_number is not null or filled_from_rows is not null or filled_from_application is not null`,
  );
  return Number(row?.lines);
}

/** What happened with each line, after `prepareResults`. */
export async function* policyResults(transaction: Database): AsyncGenerator<RowResult> {
  const next = (after: number, limit: number) =>
    sql`select * from line_results where line > ${after} order by line limit ${limit}`;
  for await (const row of readByLine(transaction, next)) yield resultOf(row);
}

function resultOf(row: Row): RowResult {
  const line = Number(row.line);
  const found = warningsOf(row);
  const warnings = found.length > 0 ? { warnings: found } : {};
  if (row.line !== row.chosen_line) {
    return { line, result: "Skipped", reason: skippedReason(row), ...warnings };
  }
  if (row.missing !== null) {
    return {
      line,
      result: "Incomplete",
      reason: `Missing: ${String(row.missing)}. It waits in Incomplete Policies.`,
      ...warnings,
    };
  }
  if (row.is_new === true) return { line, result: "New", ...warnings };
  const reason =
    row.is_older === true
      ? { reason: "The policy has a newer term, so only the term of this row was compared." }
      : row.is_ahead === true
        ? { reason: "The term has not started. The policy moves to it on its first day." }
        : {};
  if (row.is_written !== true) return { line, result: "Unchanged", ...reason, ...warnings };
  return { line, result: "Changed", fields: labelsOf(row.fields), ...reason, ...warnings };
}

function warningsOf(row: Row): ValueWarning[] {
  const contradictedBy = numbersOf(row.contradicted_by);
  const fromRows = labelsOf(row.filled_from_rows).join(", ");
  const fromApplication = labelsOf(row.filled_from_application).join(", ");
  return [
    ...(fromRows === ""
      ? []
      : [
          {
            text: `Empty, and taken from another row of the policy, in this or an earlier file: ${fromRows}.`,
          },
        ]),
    ...(fromApplication === ""
      ? []
      : [{ text: `Empty, and taken from the marketplace application: ${fromApplication}.` }]),
    ...(contradictedBy.length === 0 ? [] : [contradiction(contradictedBy)]),
    ...personWarnings(row),
    ...(row.twin_number === null ? [] : [enrolledTwin(String(row.twin_number))]),
  ];
}

function enrolledTwin(number: string): ValueWarning {
  return {
    text: `The policy ${number}, which was enrolled in the portal, has the same exchange ID. Both are listed under Duplicate Numbers.`,
  };
}

function skippedReason({ line, kept_line: kept, chosen_line: chosen, contradicts, missing }: Row): string {
  if (kept === line) {
    const newer = Number(chosen) > 0 ? `Line ${Number(chosen)}` : "An earlier file";
    return missing === null
      ? `${newer} has a newer term of this policy. This row was only used for its own term.`
      : `${newer} has a newer term of this policy, which is incomplete. Both wait in Incomplete Policies.`;
  }
  const columns = labelsOf(contradicts);
  return columns.length === 0
    ? `Line ${Number(kept)} has the same policy and term.`
    : `Line ${Number(kept)} has the same policy and term, with a different ${columns.join(", ")}. Line ${Number(kept)} was used.`;
}

/** The maximum number of lines that a warning names. */
const maxNamed = 3;

function contradiction(lines: readonly number[]): ValueWarning {
  const [first, ...rest] = lines.slice(0, maxNamed).map(String);
  const more = lines.length > maxNamed ? ` and ${lines.length - maxNamed} more` : "";
  return rest.length === 0 && more === ""
    ? { text: `Line ${first} has other values for this policy and term, and was not used.` }
    : {
        text: `Lines ${[first, ...rest].join(", ")}${more} have other values for this policy and term, and were not used.`,
      };
}

function labelsOf(names: unknown): string[] {
  return Array.isArray(names) ? names.map((name) => labels[String(name)] ?? String(name)) : [];
}

function numbersOf(values: unknown): number[] {
  return Array.isArray(values) ? values.map(Number) : [];
}
