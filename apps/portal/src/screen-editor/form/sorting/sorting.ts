import type { Fields, Format } from "@portico/contract";

/** The field of a sort key: of `-createdDate`, `createdDate`; of anything else, its text. */
export function fieldOfKey(key: unknown): string {
  return String(key).replace(/^-/, "");
}

/** The fields that can still be added to the sort order. */
export function sortableFields(fields: Fields, sort: readonly unknown[]): readonly string[] {
  const used = sort.map(fieldOfKey);
  return Object.keys(fields).filter((name) => fields[name]?.sortable && !used.includes(name));
}

/** What the two directions of an order are called. */
export type DirectionLabels = "text" | "number" | "date" | "yesNo";

/** The labels of the directions, by format. */
export function directionLabels(format: Format = "text"): DirectionLabels {
  if (format === "number" || format === "money" || format === "percent") return "number";
  if (format === "yesNo") return "yesNo";
  return ["date", "dateTime", "month", "year"].includes(format) ? "date" : "text";
}

/** The page sizes to choose from. */
const commonSizes = [10, 20, 30, 50, 100, 200, 500] as const;
/** The default page sizes. */
export const defaultSizes: readonly number[] = [10, 20, 30, 100, 500];

/** The page sizes of a document; undefined if they are anything else. */
export function readSizes(declared: unknown): readonly number[] | undefined {
  if (declared === undefined) return defaultSizes;
  if (!Array.isArray(declared)) return undefined;
  const sizes = declared.filter((size) => typeof size === "number");
  return sizes.length === declared.length ? sizes : undefined;
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
