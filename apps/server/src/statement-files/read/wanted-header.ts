import { type StatementColumn, type StatementLayout, statementColumns } from "@portico/contract";
import type { HeaderNames } from "../../table-files/find-columns.ts";
import type { WantedHeader } from "../../table-files/find-header.ts";

/** The header row of a statement. */
export function wantedHeader({
  columns,
  optionalColumns,
  linesToSkip,
}: Pick<StatementLayout, "columns" | "optionalColumns" | "linesToSkip">): WantedHeader<StatementColumn> {
  const headerNames = Object.fromEntries(
    statementColumns.map((column) => [column, columns[column] ?? []]),
  ) as HeaderNames<StatementColumn>;
  return {
    headerNames,
    required: statementColumns.filter(
      (column) => headerNames[column].length > 0 && !optionalColumns.includes(column),
    ),
    linesToSkip,
    emptyMessage: "The file has no header row.",
    advice: "Check whether this is the right format for the file.",
  };
}
