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

/** The page sizes to choose from. */
export const commonSizes = [10, 20, 30, 50, 100, 200, 500] as const;
/** The default page sizes. */
export const defaultSizes: readonly number[] = [10, 20, 30, 100, 500];

/** The page sizes of a document; undefined if they are anything else. */
export function readSizes(declared: unknown): readonly number[] | undefined {
  if (declared === undefined) return defaultSizes;
  if (!Array.isArray(declared)) return undefined;
  const sizes = declared.filter((size) => typeof size === "number");
  return sizes.length === declared.length ? sizes : undefined;
}

/** Adds or removes a size. The first one, which is the initial size, stays first. */
export function toggleSize(sizes: readonly number[], size: number): readonly number[] {
  if (sizes.includes(size)) return sizes.filter((one) => one !== size);
  return withFirst([...sizes, size], sizes[0] ?? size);
}

/** The initial size first, then the others in ascending order. */
export function withFirst(sizes: readonly number[], first: number): readonly number[] {
  return [first, ...sizes.filter((size) => size !== first).toSorted((a, b) => a - b)];
}

/** Sizes as the document stores them: undefined for the defaults. */
export function writeSizes(sizes: readonly number[]): readonly number[] | undefined {
  return sizes.join() === defaultSizes.join() ? undefined : sizes;
}

/** The page sizes to choose from: the common ones, and those of the document. */
export function selectableSizes(sizes: readonly number[]): readonly number[] {
  return [...new Set([...commonSizes, ...sizes])].toSorted((a, b) => a - b);
}
