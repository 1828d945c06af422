import { isJsonObject, textOf } from "../document/document.ts";

/** A name with its value. */
export type RecordRow = readonly [name: string, value: string];

/** The rows of a record of texts. */
export function rowsOfRecord(record: unknown): readonly RecordRow[] {
  return isJsonObject(record) ? Object.entries(record).map(([name, value]) => [name, textOf(value)]) : [];
}

/** The record that some rows make; undefined while two of them have the same name. */
export function recordOfRows(rows: readonly RecordRow[]): Readonly<Record<string, string>> | undefined {
  return rows.some(([name]) => isDuplicate(rows, name)) ? undefined : Object.fromEntries(rows);
}

/** Whether more than one row has a name. */
export function isDuplicate(rows: readonly RecordRow[], name: string): boolean {
  return rows.filter(([other]) => other === name).length > 1;
}
