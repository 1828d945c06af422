import type { Field, Fields, Format } from "@portico/contract";
import { type ListScreen, waysToWrite } from "@portico/portal-config";
import { isJsonObject, type JsonObject, propertyOf, textOf } from "../document/document.ts";

/** A column that a document says, as far as the form understands it. */
export interface DeclaredColumn {
  readonly field: string;
  /** The whole object, including `field`. */
  readonly properties: JsonObject;
}

/** Parses a column; undefined if it is anything else. */
export function readColumn(raw: unknown): DeclaredColumn | undefined {
  if (typeof raw === "string") return { field: raw, properties: { field: raw } };
  const field = propertyOf(raw, "field");
  return isJsonObject(raw) && typeof field === "string" ? { field, properties: raw } : undefined;
}

/** The fields of a list that can be columns; ids and similar ones come last. */
export function fieldsToShow(fields: Fields): readonly string[] {
  const single = Object.keys(fields).filter((name) => !fields[name]?.rows);
  const isTechnical = (name: string) => fields[name]?.format === "id" || name === "version";
  return [...single.filter((name) => !isTechnical(name)), ...single.filter(isTechnical)];
}

/** The keywords of another screen's column that affect how a value looks. */
const looks = ["tones", "empty", "truncate"] as const;

/** A column newly ticked: it looks as it does in the screens that have it already. */
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

/** How a column's values can be written, its own way first. */
export function formatsOf(field: Field | undefined): readonly Format[] {
  return waysToWrite(field ?? {});
}

/** A column's format; undefined for the field's own, `special` for one that the form does not support. */
export function formatOf(
  { properties }: DeclaredColumn,
  field: Field | undefined,
): Format | "special" | undefined {
  const declared = propertyOf(properties, "format");
  if (declared === undefined) return undefined;
  return formatsOf(field).find((format) => format === declared) ?? "special";
}

/** Whether a column's values are written as a status, or colored like one. */
export function isColored(column: DeclaredColumn, field: Field): boolean {
  const written = propertyOf(column.properties, "format") ?? field.format;
  return written === "status" || propertyOf(column.properties, "tones") !== undefined;
}

/** The text of a column's keyword. */
export function typedOf({ properties }: DeclaredColumn, keyword: string): string {
  const value = propertyOf(properties, keyword);
  return typeof value === "number" ? String(value) : textOf(value);
}
