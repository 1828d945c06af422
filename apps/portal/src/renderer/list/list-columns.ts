import type { ListEndpoint } from "@portico/contract";
import { columnsOf, type ListScreen, type ResolvedColumn, resolveColumn } from "@portico/portal-config";
import type { IsPermitted } from "../use-permitted.ts";

/** The columns of a screen, by the contract and the user's rights. */
export interface ScreenColumns {
  /** The columns of all variants that exist in the contract, regardless of rights, in the screen's order. */
  readonly known: readonly ResolvedColumn[];
  /** Those of the variant shown that are offered. */
  readonly offered: readonly ResolvedColumn[];
  /** Fields that the screen names and the contract no longer has. */
  readonly removedFields: readonly string[];
}

/** Holds a screen's columns against the contract and against who looks. */
export function screenColumns(
  screen: ListScreen,
  { fields }: ListEndpoint,
  variant: string | undefined,
  isPermitted: IsPermitted,
): ScreenColumns {
  const declared = [...screen.columns, ...(screen.variants?.flatMap(({ columns }) => columns) ?? [])];
  const names = declared.map((column) => (typeof column === "string" ? column : column.field));
  const known = declared.flatMap((column) => resolveColumn(column, fields) ?? []);
  return {
    known: known.filter(({ field }, index) => known.findIndex((other) => other.field === field) === index),
    offered: columnsOf(screen, variant)
      .flatMap((column) => resolveColumn(column, fields) ?? [])
      .filter(isPermitted),
    removedFields: [...new Set(names)].filter((name) => !Object.hasOwn(fields, name)),
  };
}

/** The column that names a row: the declared one, otherwise the first. */
export function namingColumn(
  { rowName }: ListScreen,
  columns: readonly ResolvedColumn[],
): ResolvedColumn | undefined {
  return columns.find(({ field }) => field === rowName) ?? columns[0];
}
