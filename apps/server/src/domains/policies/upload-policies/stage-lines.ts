import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { Column } from "../../../configuration/policy-headers.ts";
import { columnName } from "../../../db/column-name.ts";
import type { Database } from "../../../db/database.ts";
import { policyUploadLines } from "../../../db/schema/index.ts";
import { entryIdOf } from "../../../reference/seed.ts";
import type { FileColumns } from "../../../table-files/find-columns.ts";
import type { PolicyLine } from "./read-line.ts";

/** Options for staging lines. */
export interface StagingOptions {
  readonly uploadId: string;
  readonly columns: FileColumns<Column>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Stages some lines of an upload until all are loaded. Lines that another run has already staged are identical. */
export async function stageLines(
  database: Database,
  lines: readonly PolicyLine[],
  { uploadId, columns, today }: StagingOptions,
): Promise<void> {
  const rows = lines.map(({ statusCode, warnings: _, ...values }) => {
    const code = statusCode ?? impliedStatus(values, columns.found, today);
    const row: typeof policyUploadLines.$inferInsert = {
      ...values,
      uploadId,
      statusId: code && entryIdOf("policyStatus", code),
      statusIsStated: statusCode !== null,
    };
    return inDatabaseNames(row);
  });
  const table = sql.identifier(getTableName(policyUploadLines));
  await database.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)
      on conflict do nothing`,
  );
}

/** The columns of staged lines: `policyNumber` with `policy_number`. */
const columnNames = Object.entries(getTableColumns(policyUploadLines)).map(
  ([name, column]) => [name, columnName(column)] as const,
);

function inDatabaseNames(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(columnNames.map(([name, column]) => [column, row[name]]));
}

/** The status implied by the dates of a file without a status column. Null without dates. */
function impliedStatus(
  { effectiveDate, terminationDate }: Pick<PolicyLine, "effectiveDate" | "terminationDate">,
  found: FileColumns<Column>["found"],
  today: string,
): string | null {
  if (!found.has("effectiveDate") && !found.has("terminationDate")) return null;
  if (terminationDate !== null && terminationDate < today) return "TERMINATED";
  return effectiveDate !== null && effectiveDate > today ? "PENDING" : "EFFECTUATED";
}

/** Date columns whose empty values are meaningful: a policy without an end date has no end. */
const openDates: readonly (readonly [Column, string])[] = [
  ["terminationDate", "termination_date"],
  ["brokerTerminationDate", "broker_termination_date"],
];

/** The columns whose empty values overwrite existing values. */
export function clearableColumns({ found }: FileColumns<Column>): ReadonlySet<string> {
  return new Set(openDates.filter(([column]) => found.has(column)).map(([, name]) => name));
}
