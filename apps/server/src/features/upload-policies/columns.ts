import {
  type Column,
  columnNames,
  type ExtraHeaders,
  headerNames,
} from "../../configuration/policy-headers.ts";
import type { FileReading } from "../../file-uploads/file-reading.ts";
import type { HeaderNames } from "../../table-files/find-columns.ts";
import type { WantedHeader } from "../../table-files/find-header.ts";
import { openTable } from "../../table-files/open-table.ts";
import { UnreadableFileError } from "../../table-files/unreadable-file-error.ts";

/** Whether the header has a carrier column, or can't be read yet. */
export async function mayNameCarrier(
  bytes: AsyncIterable<Uint8Array>,
  further: ExtraHeaders,
  { sheet, encoding }: FileReading,
): Promise<boolean> {
  try {
    const { columns, rows } = await openTable(bytes, wantedHeader(further), { sheet, encoding });
    await rows.return(undefined);
    return columns.found.has("carrier");
  } catch (error) {
    if (error instanceof UnreadableFileError) return true;
    throw error;
  }
}

/** The header of a policy file, with the names that are configured. */
export function wantedHeader(further: ExtraHeaders): WantedHeader<Column> {
  return { headerNames: policyHeaders(further), required: ["policyNumber"] };
}

function policyHeaders(further: ExtraHeaders): HeaderNames<Column> {
  const names = columnNames.map((column) => [column, [...(further[column] ?? []), ...headerNames[column]]]);
  return Object.fromEntries(names);
}
