import type { ListEndpoint } from "@portico/endpoints";
import {
  columnPriorities,
  columnsOf,
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

/** Moves the columns with people's names to the front, or the column that identifies rows if there are none. */
export function namesFirst(
  columns: readonly ResolvedColumn[],
  nameColumn: ResolvedColumn | undefined,
): readonly ResolvedColumn[] {
  const names = columns.filter(({ sensitive }) => sensitive === "name");
  const isFirst = (column: ResolvedColumn) =>
    names.length > 0 ? names.includes(column) : column === nameColumn;
  return [...columns.filter(isFirst), ...columns.filter((column) => !isFirst(column))];
}
