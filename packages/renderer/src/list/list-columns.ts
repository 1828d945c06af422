import type { ListEndpoint } from "@portico/endpoints";
import {
  columnPriorities,
  columnsOf,
  isStatus,
  type ListScreen,
  mainColumnsOf,
  type Priority,
  type ResolvedColumn,
  resolveColumn,
} from "@portico/screens";
import type { IsPermitted } from "../use-permitted.ts";

/** The columns of a screen. */
export interface ScreenColumns {
  /** The columns of all variants that exist in the contract, regardless of access, in the screen's order. */
  readonly all: readonly ResolvedColumn[];
  /** The columns of the current variant that the user may see. */
  readonly permitted: readonly ResolvedColumn[];
  /** Declared fields that are no longer in the contract. */
  readonly removedFields: readonly string[];
}

/** Resolves a screen's columns with the contract and the user's access. */
export function screenColumns(
  screen: ListScreen,
  { fields }: ListEndpoint,
  variant: string | undefined,
  isPermitted: IsPermitted,
): ScreenColumns {
  const declared = [...screen.columns, ...(screen.variants?.flatMap(({ columns }) => columns) ?? [])];
  const names = declared.map((column) => (typeof column === "string" ? column : column.field));
  const all = declared.flatMap((column) => resolveColumn(column, fields) ?? []);
  return {
    all: all.filter(({ field }, index) => all.findIndex((other) => other.field === field) === index),
    permitted: columnsOf(screen, variant)
      .flatMap((column) => resolveColumn(column, fields) ?? [])
      .filter(isPermitted),
    removedFields: [...new Set(names)].filter((name) => !Object.hasOwn(fields, name)),
  };
}

/** Returns the column that identifies rows: the declared one, or else the first. */
export function nameColumnOf(
  { rowName }: ListScreen,
  columns: readonly ResolvedColumn[],
): ResolvedColumn | undefined {
  return columns.find(({ field }) => field === rowName) ?? columns[0];
}

/** Returns how soon each column leaves a list that is too narrow for all, by its field. */
export function prioritiesOf(
  screen: ListScreen,
  endpoint: ListEndpoint,
  columns: readonly ResolvedColumn[],
): ReadonlyMap<string, Priority | undefined> {
  const priorities = columnPriorities(columns, mainColumnsOf(screen, endpoint));
  return new Map(columns.map(({ field }, index) => [field, priorities[index]]));
}

/** How many columns a card has below its heading. */
const linesOfCard = 2;

/** The columns whose values are the heading of a card: a person's names, or else what identifies rows. */
export function headingColumnsOf(
  visible: readonly ResolvedColumn[],
  nameColumn: ResolvedColumn | undefined,
): readonly ResolvedColumn[] {
  const names = visible.filter(({ sensitive }) => sensitive === "name");
  if (names.length > 0) return names;
  const [first] = visible;
  return [visible.find((column) => column === nameColumn) ?? first].filter((column) => column !== undefined);
}

/**
 * Returns the fields of the columns that a row's card has: the heading, the status, and two of those of the highest
 * priority. Without a status, it has another of these.
 */
export function cardColumnsOf(
  visible: readonly ResolvedColumn[],
  headings: readonly ResolvedColumn[],
  priorities: ReadonlyMap<string, Priority | undefined>,
): readonly string[] {
  const [heading] = headings;
  const status = visible.find((column) => !headings.includes(column) && isStatus(column));
  const others = visible
    .filter((column) => !headings.includes(column) && column !== status)
    .toSorted((a, b) => (priorities.get(a.field) ?? 3) - (priorities.get(b.field) ?? 3));
  const columns = [heading, status, ...others].filter((column) => column !== undefined);
  return columns.slice(0, 2 + linesOfCard).map(({ field }) => field);
}
