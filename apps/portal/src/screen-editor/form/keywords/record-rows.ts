import { isJsonObject } from "../document/document.ts";

/** A name with its value. */
export type RecordRow = readonly [name: string, value: unknown];

/** The rows of a record. */
export function rowsOfRecord(record: unknown): readonly RecordRow[] {
  return isJsonObject(record) ? Object.entries(record) : [];
}

/** The record that some rows make; undefined while two of them have the same name. */
export function recordOfRows(rows: readonly RecordRow[]): Readonly<Record<string, unknown>> | undefined {
  return rows.some(([name]) => isDuplicate(rows, name)) ? undefined : Object.fromEntries(rows);
}

/** Whether more than one row has a name. */
export function isDuplicate(rows: readonly RecordRow[], name: string): boolean {
  return rows.filter(([other]) => other === name).length > 1;
}

/** The JSON value that a typed text stands for: `5` is a number, `"5"` and `five` are texts. */
export function jsonOfText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The text that a JSON value is edited as. */
export function textOfJson(value: unknown): string {
  return typeof value === "string" && jsonOfText(value) === value ? value : JSON.stringify(value);
}
