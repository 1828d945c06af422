import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/database.ts";
import { nextMoment } from "../../../feature/work/status-changes.ts";
import { JobStoppedError, type ReportStepProgress } from "../../../jobs/job-kind.ts";
import { policyStatuses } from "../../../reference/policy-statuses.ts";
import { entryId } from "../../../reference/seed.ts";
import type { RowResult } from "../../../row-results/row-result.ts";
import {
  adoptFirstSpelling,
  adoptStoredSpelling,
  findEnrolledTwins,
  leaveOutAmbiguousLines,
  numberByExchange,
} from "./adopt-numbers.ts";
import { chooseLines } from "./choose-lines.ts";
import { fillLines } from "./fill-lines.ts";
import { keepIncomplete, removeCompleted } from "./keep-incomplete.ts";
import { nameColumns, policyColumns, termColumns } from "./line-columns.ts";
import { termLines, termStatement } from "./load-terms.ts";
import { refuseOtherPeople } from "./other-people.ts";
import { versionsOf } from "./versions-of-lines.ts";

/** The results of loading. */
export interface LoadCounts {
  readonly newRows: number;
  readonly changedRows: number;
  readonly unchangedRows: number;
  /** The number of policies that lack values, and wait. */
  readonly incompleteRows: number;
  /** Changes with any of the policies and terms that the file has, and with any row that waits. */
  readonly fingerprint: string;
  /** The lines whose number is that of several policies or another person's, in the order of the file. */
  readonly leftOut: readonly RowResult[];
}

interface LoadOptions {
  readonly uploadId: string;
  /** The number of staged lines. */
  readonly lines: number;
  /** A user's ID. */
  readonly by: string | null;
  /** `YYYY-MM-DD`, in the business time zone. */
  readonly today: string;
  /** Columns whose empty values overwrite existing values. */
  readonly emptied: ReadonlySet<string>;
  readonly reach: ReportStepProgress;
}

/** The maximum number of policies per statement, so that each finishes well before the timeout. */
const policiesPerStatement = 5_000;
/** The columns that a line overwrites if the file has a value. */
export const uploadedColumns: readonly string[] = [
  "effective_date",
  ...nameColumns,
  ...policyColumns.filter((name) => name !== "agent_id"),
  ...termColumns,
];
const written = [...uploadedColumns, "agent_id", "status_id"];
const inserted = ["carrier_id", "policy_number", ...written];
/** The values of a new policy if the file has none. */
const defaultValues: Readonly<Record<string, string>> = {
  first_name: "''",
  last_name: "''",
  plan_name: "''",
  number_of_members: "1",
  city: "''",
  county: "''",
  zip_code: "''",
};

/**
 * Writes the staged lines as policies, with terms and status changes. Requires the upload lock and an author.
 * @throws JobStoppedError if another run of the upload removed staged lines in order to stage them again
 */
export async function loadLines(
  transaction: Database,
  { uploadId, lines, by, today, emptied, reach }: LoadOptions,
): Promise<LoadCounts> {
  const setsEnd = emptied.has("termination_date");
  const leftOut = [
    ...(await leaveOutAmbiguousLines(transaction, uploadId)),
    ...(await refuseOtherPeople(transaction, uploadId)),
  ].sort((one, other) => one.line - other.line);
  await transaction.execute(adoptFirstSpelling(uploadId));
  await transaction.execute(numberByExchange("policies", uploadId));
  await transaction.execute(adoptStoredSpelling(uploadId));
  for (const statement of fillLines({ uploadId, today, emptied })) await transaction.execute(statement);
  await transaction.execute(chooseLines({ uploadId, today, setsEnd }));
  await transaction.execute(sql`create index on chosen_lines (place)`);
  await transaction.execute(sql`analyze chosen_lines`);
  const fingerprint = await versionsOf(transaction, uploadId);
  await transaction.execute(termLines(uploadId));
  await transaction.execute(sql`create index on term_lines (place)`);
  await transaction.execute(sql`analyze term_lines`);
  await transaction.execute(
    sql`create temp table loaded_policies (id uuid not null, is_new boolean not null, fields text[]) on commit drop`,
  );
  const [held] = await rowsOf(
    transaction,
    sql`select count(*)::int as count, coalesce(max(lines), 0)::int as lines,
        (count(*) filter (where missing is not null))::int as incomplete
      from chosen_lines`,
  );
  if (held?.lines !== lines - leftOut.length) throw new JobStoppedError("overtaken");
  const count = Number(held.count);
  for (let from = 0; from < count; from += policiesPerStatement) {
    await reach(from / count);
    const some = sql`s.place > ${from} and s.place <= ${from + policiesPerStatement}`;
    await transaction.execute(lockPolicies(some));
    await transaction.execute(changeStatement(some, by, emptied));
    await transaction.execute(addStatement(some, by));
    await transaction.execute(termStatement(some, setsEnd));
  }
  const [loaded] = await rowsOf(
    transaction,
    sql`select count(*) filter (where is_new) as new, count(distinct id) as loaded from loaded_policies`,
  );
  for (const statement of findEnrolledTwins()) await transaction.execute(statement);
  await transaction.execute(removeCompleted);
  await transaction.execute(keepIncomplete(uploadId));
  const incompleteRows = Number(held.incomplete);
  const newRows = Number(loaded?.new);
  const changedRows = Number(loaded?.loaded) - newRows;
  const unchangedRows = count - newRows - changedRows - incompleteRows;
  return { newRows, changedRows, unchangedRows, incompleteRows, fingerprint, leftOut };
}

const join = sql`chosen_lines s join policies p on p.carrier_id = s.carrier_id and p.policy_number = s.policy_number`;

/** Locks the policies in the order of their IDs, as every bulk change does. */
function lockPolicies(some: SQL): SQL {
  return sql`select count(*) from (select p.id from ${join} where ${some} order by p.id for no key update of p) held`;
}

function changeStatement(some: SQL, by: string | null, emptied: ReadonlySet<string>): SQL {
  const next = written.map((name) => nextValue(name, emptied));
  const values = written.map((name, index) => sql`${next[index]} as ${sql.raw(name)}`);
  const now = sql.raw(written.map((name) => `p.${name}`).join(", "));
  const set = sql.raw(written.map((name) => `${name} = d.${name}`).join(", "));
  const fields = written.map(
    (name, index) =>
      sql`case when ${sql.raw(`p.${name}`)} is distinct from ${next[index]} then ${sql.raw(`'${name}'`)} end`,
  );
  return sql`
    with different as materialized (
      select p.id, p.status_id as old_status_id, ${sql.join(values, sql`, `)},
        array_remove(array[${sql.join(fields, sql`, `)}], null) as fields
      from ${join}
      where ${some} and not s.is_older and not s.is_ahead and (${now}) is distinct from (${sql.join(next, sql`, `)})
    ), changed as (
      update policies p set ${set} from different d where p.id = d.id
      returning p.id, p.status_id, d.old_status_id, d.fields
    ), moved as (
      select id, status_id from changed where status_id <> old_status_id
    ), moment as materialized (
      ${nextMoment("policies", sql`array(select id from moved)`)}
    ), ended as (
      update status_changes set end_date = moment.at from moment
      where entity = 'policies' and end_date is null and entity_id in (select id from moved)
    ), began as (
      insert into status_changes (entity, entity_id, status_id, created_by, created_date, comment)
      select 'policies', id, status_id, ${by}::uuid, moment.at, ${comment} from moved cross join moment
    )
    insert into loaded_policies (id, is_new, fields) select id, false, fields from changed`;
}

function addStatement(some: SQL, by: string | null): SQL {
  const values = inserted.map((name) =>
    defaultValues[name] ? `coalesce(s.${name}, ${defaultValues[name]})` : `s.${name}`,
  );
  return sql`
    with added as (
      insert into policies (${sql.raw(inserted.join(", "))})
      select ${sql.raw(values.slice(0, -1).join(", "))}, coalesce(s.status_id, ${entryId("policyStatus", "EFFECTUATED")}::uuid)
      from chosen_lines s
      where ${some} and s.missing is null and not exists (
        select from policies p where p.carrier_id = s.carrier_id and p.policy_number = s.policy_number
      )
      returning id, status_id, created_date
    ), began as (
      insert into status_changes (entity, entity_id, status_id, created_by, created_date, comment)
      select 'policies', id, status_id, ${by}::uuid, created_date, ${comment} from added
    )
    insert into loaded_policies (id, is_new) select id, true from added`;
}

const comment = "Reported by the carrier";

/**
 * A new term starts without these columns, except for required ones, which it copies from the previous term. The
 * paid-through date stays.
 */
const clearedByNewTerm: ReadonlySet<string> = new Set(
  termColumns.filter((name) => name !== "paid_through_date"),
);
const required: ReadonlySet<string> = new Set(Object.keys(defaultValues));

/** The new value of a policy's column. */
function nextValue(name: string, emptied: ReadonlySet<string>): SQL {
  const next = nextInTerm(name, emptied);
  if (!clearedByNewTerm.has(name)) return next;
  const before = required.has(name) ? `, p.${name}` : "";
  const first = emptied.has(name) ? `s.${name}` : `coalesce(s.${name}, s.term_${name}${before})`;
  return sql`case when s.is_other_term then ${sql.raw(first)} else ${next} end`;
}

/** The new value if the policy's row stays on its term. */
function nextInTerm(name: string, emptied: ReadonlySet<string>): SQL {
  // An assignment in the portal remains until the carrier reports another agent of record.
  if (name === "agent_id") {
    return sql`case when s.aor is distinct from p.aor then coalesce(s.agent_id, p.agent_id) else p.agent_id end`;
  }
  if (name === "status_id") return nextStatus;
  return sql.raw(emptied.has(name) ? `s.${name}` : `coalesce(s.${name}, p.${name})`);
}

const inForce = policyStatuses("EFFECTUATED", "GRACE_PERIOD", "PAST_DUE");
const over = policyStatuses("CANCELLED", "TERMINATED", "EXPIRED");
const statusRank = (id: string) =>
  sql`case when ${sql.raw(id)} in ${inForce} then 1 when ${sql.raw(id)} in ${over} then 2 else 3 end`;

/** A status derived from dates replaces only a status that contradicts the dates. */
const nextStatus = sql`case
  when s.status_id is null then p.status_id
  when s.status_is_stated then s.status_id
  when ${statusRank("s.status_id")} = ${statusRank("p.status_id")} then p.status_id
  else s.status_id end`;
