import type { Fields, Format } from "@portico/contract";

/** A key of an order as a document says it. */
export interface SortKey {
  readonly field: string;
  readonly isDescending: boolean;
}

/** Parses a key: `-createdDate`; undefined if it is anything else. */
export function readSortKey(raw: unknown): SortKey | undefined {
  if (typeof raw !== "string" || raw === "") return undefined;
  return { field: raw.replace(/^-/, ""), isDescending: raw.startsWith("-") };
}

/** Writes a key. */
export function writeSortKey({ field, isDescending }: SortKey): string {
  return isDescending ? `-${field}` : field;
}

/** The fields that can still be added to the sort order. */
export function sortableFields(fields: Fields, sort: readonly unknown[]): readonly string[] {
  const used = sort.map((raw) => readSortKey(raw)?.field);
  return Object.keys(fields).filter((name) => fields[name]?.sortable && !used.includes(name));
}

/** What the two directions of an order are called. */
export type DirectionLabels = "text" | "number" | "date" | "yesNo";

/** The labels of the directions, by format. */
export function directionLabels(format: Format = "text"): DirectionLabels {
  switch (format) {
    case "number":
    case "money":
    case "percent":
      return "number";
    case "date":
    case "dateTime":
    case "month":
    case "year":
      return "date";
    case "yesNo":
      return "yesNo";
    case "text":
    case "id":
    case "phone":
    case "ssn":
    case "status":
      return "text";
  }
}
