import {
  type Column,
  columnNames,
  type ExtraHeaders,
  headerNames,
} from "../../configuration/policy-headers.ts";
import type { HeaderNames } from "../../csv/find-columns.ts";
import { openCsv } from "../../csv/open-csv.ts";
import { UnreadableFileError } from "../../csv/unreadable-file-error.ts";

/** Whether the header has a carrier column, or can't be read yet. */
export async function mayNameCarrier(
  bytes: AsyncIterable<Uint8Array>,
  further: ExtraHeaders,
): Promise<boolean> {
  try {
    const { columns, records } = await openCsv(bytes, policyHeaders(further), requiredColumns);
    await records.return(undefined);
    return columns.found.has("carrier");
  } catch (error) {
    if (error instanceof UnreadableFileError) return true;
    throw error;
  }
}

/** The columns that every file must have. */
export const requiredColumns = ["policyNumber"] as const;

/** The header names of all columns, including those that are configured. */
export function policyHeaders(further: ExtraHeaders): HeaderNames<Column> {
  const names = columnNames.map((column) => [column, [...(further[column] ?? []), ...headerNames[column]]]);
  return Object.fromEntries(names);
}
