import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../db/database.ts";
import { lockLimit } from "../../db/limit-lock.ts";
import type { LineMessage } from "../../db/schema/upload-columns.ts";
import { JobStoppedError, type ReportStepProgress } from "../../jobs/job-kind.ts";
import { entryId } from "../../reference/seed.ts";

/** The results of loading. */
export interface LeadCounts {
  readonly newRows: number;
  readonly existingRows: number;
  /** The first lines whose phone number already exists. */
  readonly existing: readonly LineMessage[];
}

interface LoadOptions {
  readonly uploadId: string;
  /** The number of staged lines. */
  readonly lines: number;
  /** A user's ID. */
  readonly by: string | null;
  readonly reach: ReportStepProgress;
}

/** The maximum number of leads per statement, so that each finishes well before the timeout. */
const leadsPerStatement = 5_000;
/** The maximum number of lines with existing phone numbers to store. All are counted. */
const maxExisting = 10_000;

const columns = sql.raw(
  "first_name, middle_name, last_name, phone, dob, address, city, state, zip_code, plan",
);

/**
 * Adds a lead for each phone number that no lead has. Requires an author.
 * @throws JobStoppedError if another run of the upload removed staged lines in order to stage them again
 */
export async function loadLeads(
  transaction: Database,
  { uploadId, lines, by, reach }: LoadOptions,
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
  for (let from = 0; from < newRows; from += leadsPerStatement) {
    await reach(from / newRows);
    await transaction.execute(
      addLeads(sql`lead_number > ${from} and lead_number <= ${from + leadsPerStatement}`, by),
    );
  }
  const skipped = await rowsOf(
    transaction,
    sql`select line, first_line from matched_lines where lead_number is null order by line limit ${maxExisting}`,
  );
  return { newRows, existingRows: lines - newRows, existing: skipped.map(toMessage) };
}

/**
 * Creates `matched_lines`: the lines of an upload. `lead_number` counts those that become leads: the first one of each
 * phone number that no lead has. For a repeated new phone number, `first_line` is the line that becomes the lead.
 */
function matchLines(uploadId: string): SQL {
  return sql`create temp table matched_lines on commit drop as
    with matched as (
      select l.*, exists (select from leads where leads.phone = l.phone) as is_known,
        min(line) over (partition by l.phone) as first_line
      from lead_upload_lines l where upload_id = ${uploadId}
    )
    select ${columns}, line, case when not is_known and line <> first_line then first_line end as first_line,
      case when not is_known and line = first_line then
        row_number() over (partition by not is_known and line = first_line order by line) end as lead_number
    from matched`;
}

function addLeads(some: SQL, by: string | null): SQL {
  return sql`
    with added as (
      insert into leads (${columns}, status_id)
      select ${columns}, ${entryId("leadStatus", "NEW")}::uuid from matched_lines where ${some} order by lead_number
      returning id, status_id, created_date
    )
    insert into status_changes (entity, entity_id, status_id, created_by, created_date, comment)
    select 'leads', id, status_id, ${by}::uuid, created_date, 'Uploaded' from added`;
}

function toMessage({ line, first_line: first }: Readonly<Record<string, unknown>>): LineMessage {
  const reason =
    first === null
      ? "A lead with this phone number already exists."
      : `Line ${Number(first)} has the same phone number.`;
  return { line: Number(line), reason };
}
