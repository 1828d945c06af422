import type { FileColumns } from "./find-columns.ts";
import type { Read } from "./values.ts";

/** The longest text if the column has no other limit. */
const maxTextLength = 200;

/** Reads the values of a line, and collects the errors. Errors name the column's header, but never include values. */
export interface LineReader<Column extends string> {
  readonly faults: string[];
  headerOf(column: Column): string;
  /** The trimmed text. Empty if the file or the line has none, or after an error. */
  text(column: Column, maxLength?: number): string;
  /** The parsed value. Null after an error. */
  read<Value>(column: Column, reader: (text: string) => Read<Value>): Value | null;
}

/** Creates a reader of a line. A line whose width differs from the header's has that error. */
export function lineReader<Column extends string>(
  fields: readonly string[],
  { found, width }: FileColumns<Column>,
): LineReader<Column> {
  const faults: string[] =
    fields.length === width ? [] : [`It has ${fields.length} columns, but the header row has ${width}.`];
  const headerOf = (column: Column) => found.get(column)?.header ?? column;
  const text = (column: Column, maxLength = maxTextLength) => {
    const value = fields[found.get(column)?.index ?? -1]?.trim() ?? "";
    if (value.includes("\0")) faults.push(`${headerOf(column)} contains a NUL character.`);
    else if (value.length <= maxLength) return value;
    else faults.push(`${headerOf(column)} is longer than ${maxLength} characters.`);
    return "";
  };
  return {
    faults,
    headerOf,
    text,
    read: (column, reader) => {
      const result = reader(text(column));
      if ("value" in result) return result.value;
      faults.push(`${headerOf(column)} ${result.fault}`);
      return null;
    },
  };
}
