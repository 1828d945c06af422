import { formatDate } from "@portico/format";
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, type Row, rowsOf } from "../../db/database.ts";
import { lockLimit } from "../../db/limit-lock.ts";
import type { LineMessage } from "../../db/schema/upload-columns.ts";
import { readByLine } from "../../file-uploads/results/read-by-line.ts";
import { JobStoppedError, type ReportStepProgress } from "../../jobs/job-kind.ts";
import { entryId } from "../../reference/seed.ts";
import type { RowResult } from "../../row-results/row-result.ts";
import { insertFollowUps } from "../follow-ups/insert-follow-ups.ts";

/** The results of loading. */
export interface LeadCounts {
  readonly newRows: number;
  readonly existingRows: number;
  readonly followUps: number;
  /** The first lines whose phone number already exists. */
  readonly existing: readonly LineMessage[];
}

interface LoadOptions {
  readonly uploadId: string;
  /** The number of staged lines. */
  readonly lines: number;
  /** A user's ID. */
  readonly by: string | null;
  readonly now: Date;
  readonly reach: ReportStepProgress;
}

/** The maximum number of leads per statement, so that each finishes well before the timeout. */
const leadsPerStatement = 5_000;
/** The maximum number of lines with existing phone numbers to store. All are counted. */
const maxExisting = 10_000;

const columns = sql.raw(
  "first_name, middle_name, last_name, phone, dob, address, city, state, zip_code, plan, agent_id",
);
/** Those of lines besides: what the lead's status and follow-up are made of. */
const lineColumns = sql.raw("status_id, due_date::text as due_date, due_time");

const addedRows = z.array(
  z.object({
    recordId: z.string(),
    agentId: z.string(),
    dueDate: z.string(),
    dueTime: z.string().nullable(),
  }),
);

/**
 * Adds a lead for each phone number that no lead has, and a follow-up about each that is to be called back. Requires an
 * author.
 * @throws JobStoppedError if another run of the upload removed staged lines in order to stage them again
 */
export async function loadLeads(
  transaction: Database,
  { uploadId, lines, by, now, reach }: LoadOptions,
): Promise<LeadCounts> {
  await lockLimit(transaction, "lead-uploads");
  await transaction.execute(matchLines(uploadId));
  await transaction.execute(sql`create index on matched_lines (lead_number)`);
  const [count] = await rowsOf(
    transaction,
    sql`select count(*)::int as lines, count(lead_number)::int as new from matched_lines`,
  );
  if (count?.lines !== lines) throw new JobStoppedError("overtaken");
  const newRows = Number(count.new);
  let followUps = 0;
  for (let from = 0; from < newRows; from += leadsPerStatement) {
    await reach(from / newRows);
    const some = sql`lead_number > ${from} and lead_number <= ${from + leadsPerStatement}`;
    const due = addedRows.parse(await rowsOf(transaction, addLeads(some, by)));
    const added = due.map((row) => ({ recordKind: "lead" as const, note: null, ...row }));
    const kindId = entryId("followUpKind", "CALL_BACK");
    followUps += (await insertFollowUps(transaction, added, { kindId, by, now })).length;
  }
  const skipped = await rowsOf(
    transaction,
    sql`select * from matched_lines where lead_number is null order by line limit ${maxExisting}`,
  );
  const existing = skipped.map((row) => ({ line: Number(row.line), reason: reasonOf(row) }));
  return { newRows, existingRows: lines - newRows, followUps, existing };
}

/** What happened with each line. Requires the transaction of `loadLeads`. */
export async function* leadResults(transaction: Database): AsyncGenerator<RowResult> {
  const next = (after: number, limit: number) =>
    sql`select * from matched_lines where line > ${after} order by line limit ${limit}`;
  for await (const row of readByLine(transaction, next)) {
    const line = Number(row.line);
    if (row.lead_number === null) yield { line, result: "Skipped", reason: reasonOf(row) };
    else
      yield {
        line,
        result: "New",
        ...(row.due_date !== null && { reason: callBackOf(row) }),
        ...(row.other_line !== null && { warnings: [sharedPhone(row.other_line)] }),
      };
  }
}

/**
 * Creates `matched_lines`: the lines of an upload. `lead_number` counts those that become leads: the first one of each
 * phone number that no lead has. For a repeated new phone number, `first_line` is the line that becomes the lead.
 */
function matchLines(uploadId: string): SQL {
  return sql`create temp table matched_lines on commit drop as
    with matched as (
      select l.*, k.phone is not null as is_known, min(line) over same_phone as first_line,
        case when k.phone is not null then ${isOtherPerson("k.first_name", "k.last_name")}
          else ${isOtherPerson("first_value(l.first_name) over same_phone", "first_value(l.last_name) over same_phone")}
        end as is_other_person
      from lead_upload_lines l
      left join lateral (select phone, first_name, last_name from leads where leads.phone = l.phone limit 1) k on true
      where upload_id = ${uploadId}
      window same_phone as (partition by l.phone order by line)
    )
    select ${columns}, ${lineColumns}, line, is_other_person,
      case when not is_known and line <> first_line then first_line end as first_line,
      min(line) filter (where not is_known and is_other_person) over (partition by phone) as other_line,
      case when not is_known and line = first_line then
        row_number() over (partition by not is_known and line = first_line order by line) end as lead_number
    from matched`;
}

/** Whether a line has another name. */
function isOtherPerson(firstName: string, lastName: string): SQL {
  return sql.raw(
    `(lower(l.first_name), lower(l.last_name)) is distinct from (lower(${firstName}), lower(${lastName}))`,
  );
}

/** Adds leads. Returns those to call back. */
function addLeads(some: SQL, by: string | null): SQL {
  return sql`
    with added as (
      insert into leads (${columns}, status_id, status_date)
      select ${columns}, coalesce(status_id, ${entryId("leadStatus", "NEW")}::uuid),
        case when status_id is not null then now() end
      from matched_lines where ${some} order by lead_number
      returning id, phone, agent_id, status_id, created_date
    ), history as (
      insert into status_changes (entity, entity_id, status_id, agent_id, created_by, created_date, comment)
      select 'leads', id, status_id, agent_id, ${by}::uuid, created_date, 'Uploaded' from added
    )
    select added.id as "recordId", added.agent_id as "agentId", line.due_date as "dueDate", line.due_time as "dueTime"
    from added join matched_lines line on line.phone = added.phone and line.lead_number is not null
    where line.due_date is not null order by line.lead_number`;
}

/** What is promised with a new lead. */
function callBackOf({ due_date: day, due_time: time }: Row): string {
  const when = [formatDate(String(day)), time].filter((part) => typeof part === "string").join(" ");
  return `Follow-up: Call Back, ${when}.`;
}

function reasonOf({ first_line: first, is_other_person: isOther }: Row): string {
  const reason =
    first === null
      ? "A lead with this phone number already exists."
      : `Line ${Number(first)} has the same phone number.`;
  return isOther === true ? `${reason} The name is different, and this person was not added.` : reason;
}

function sharedPhone(line: unknown) {
  return { text: `Line ${Number(line)} has the same phone number with a different name, and was not added.` };
}
