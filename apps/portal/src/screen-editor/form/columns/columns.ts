import type { Field, Fields } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { type JsonObject, propertyOf } from "../document/document.ts";

/** The fields of a list that can be columns; ids and similar ones come last. */
export function fieldsToShow(fields: Fields): readonly string[] {
  const single = Object.keys(fields).filter((name) => !fields[name]?.rows);
  const isTechnical = (name: string) => fields[name]?.format === "id" || name === "version";
  return [...single.filter((name) => !isTechnical(name)), ...single.filter(isTechnical)];
}

/** The keywords of another screen's column that affect how a value looks. */
const looks = ["tones", "empty", "truncate"] as const;

/** A column newly added: it looks as it does in the screens that have it already. */
export function defaultColumn(field: string, listId: string, screens: readonly ListScreen[]): unknown {
  const columns = screens
    .filter(({ endpoints: { list } }) => list === listId)
    .flatMap((screen) => screen.columns);
  const example = columns.find((column) => typeof column === "object" && column.field === field);
  const declared = looks.flatMap((keyword) => {
    const value = propertyOf(example, keyword);
    return value === undefined ? [] : [[keyword, value] as const];
  });
  return declared.length === 0 ? field : { field, ...Object.fromEntries(declared) };
}

/** Whether a column's values are written as a status, or colored like one. */
export function isColored(column: JsonObject, field: Field): boolean {
  return (column.format ?? field.format) === "status" || column.tones !== undefined;
}
