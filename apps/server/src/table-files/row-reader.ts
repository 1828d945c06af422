import { formatCents } from "../file-values/amount.ts";
import type { Read } from "../file-values/read.ts";
import type { ValueWarning } from "../row-results/row-result.ts";
import { cellOf } from "./data-rows.ts";
import type { FileColumns } from "./find-columns.ts";
import type { TableRow } from "./table-row.ts";

/** The longest text if the column has no other limit. */
const maxTextLength = 200;

/**
 * Reads the values of a row, and collects errors and warnings. The texts of errors and warnings name the column's header,
 * but never include values.
 */
export interface RowReader<Column extends string> {
  readonly problems: string[];
  /** What was guessed, left out or changed. */
  readonly warnings: ValueWarning[];
  headerOf(column: Column): string;
  /** The text. Empty if the file or the row has none, or after an error. */
  text(column: Column, maxLength?: number): string;
  /** The parsed value. Null after an error. */
  read<Value>(column: Column, reader: (text: string) => Read<Value>): Value | null;
  /** Adds a warning about the value of a column, and what is stored of it. */
  warn(column: Column, text: string, stored: unknown): void;
}

/** Creates a reader of a row. A row with a value to the right of the last header has that error. */
export function rowReader<Column extends string>(
  row: TableRow,
  columns: FileColumns<Column>,
): RowReader<Column> {
  const problems = surplusProblems(row, columns);
  const warnings: ValueWarning[] = [];
  const headerOf = (column: Column) => columns.found.get(column)?.header ?? column;
  const text = (column: Column, maxLength = maxTextLength) => {
    const value = cellOf(row, columns, column);
    if (value.includes("\0")) problems.push(`${headerOf(column)} contains a NUL character.`);
    else if (value.length <= maxLength) return value;
    else problems.push(`${headerOf(column)} is longer than ${maxLength} characters.`);
    return "";
  };
  const warn = (column: Column, warning: string, stored: unknown) => {
    warnings.push({
      ...{ column: headerOf(column), text: warning },
      ...{ read: cellOf(row, columns, column), stored: storedText(stored) },
    });
  };
  return {
    problems,
    warnings,
    warn,
    headerOf,
    text,
    read: (column, reader) => {
      const result = reader(text(column));
      if ("problem" in result) {
        problems.push(`${headerOf(column)} ${result.problem}`);
        return null;
      }
      if (result.warning !== undefined) warn(column, result.warning, result.value);
      return result.value;
    },
  };
}

/** A value as a warning names it. Those of type `bigint` are cents. */
function storedText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "bigint") return formatCents(value);
  return typeof value === "object" ? Object.values(value).join(" | ") : String(value);
}

/** The error of a row that has a value to the right of the last header. */
function surplusProblems({ cells }: TableRow, { width }: Pick<FileColumns<string>, "width">): string[] {
  const columns = cells.findLastIndex((cell) => cell !== "") + 1;
  return columns > width ? [`It has ${columns} columns, but the header row has ${width}.`] : [];
}
