import { type StatementColumn, type StatementLayout, statementColumns } from "@portico/contract";
import { type FileColumns, findColumns, type HeaderNames } from "../../csv/find-columns.ts";
import type { FileRecord } from "../../csv/read-records.ts";
import { UnreadableFileError } from "../../csv/unreadable-file-error.ts";

/** The number of rows in which the header row is searched, after the lines to skip. */
export const headerSearchRows = 30;

/** The header row of a statement. */
export interface StatementHeader {
  readonly columns: FileColumns<StatementColumn>;
  readonly record: FileRecord;
  /** The rows above the header. */
  readonly above: readonly FileRecord[];
}

/**
 * Reads rows up to the first one with the columns of the layout.
 * @throws UnreadableFileError if there is none
 */
export async function findHeader(
  records: AsyncIterator<FileRecord>,
  layout: Pick<StatementLayout, "columns" | "optionalColumns" | "linesToSkip">,
): Promise<StatementHeader> {
  const names = headerNames(layout);
  const required = statementColumns.filter(
    (column) => names[column].length > 0 && !layout.optionalColumns.includes(column),
  );
  const above: FileRecord[] = [];
  let closest: { readonly width: number; readonly line: number; readonly problem: string } | undefined;
  while (above.length < headerSearchRows + layout.linesToSkip) {
    const next = await records.next();
    if (next.done) break;
    const record = next.value;
    if (record.line > layout.linesToSkip) {
      const columns = findColumns(record.fields, names, required);
      if (!("problem" in columns)) return { columns, record, above };
      const width = record.fields.filter((field) => field.trim() !== "").length;
      if (width > (closest?.width ?? 0)) closest = { width, line: record.line, problem: columns.problem };
    }
    above.push(record);
  }
  throw new UnreadableFileError(
    closest?.line ?? 1,
    closest
      ? `${closest.problem} Check whether this is the right format for the file.`
      : "The file has no header row.",
  );
}

function headerNames({ columns }: Pick<StatementLayout, "columns">): HeaderNames<StatementColumn> {
  return Object.fromEntries(
    statementColumns.map((column) => [column, columns[column] ?? []]),
  ) as HeaderNames<StatementColumn>;
}
