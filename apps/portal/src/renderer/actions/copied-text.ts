import {
  endpoints,
  escapeFormula,
  formatValue,
  isNumeric,
  type ListEndpoint,
  valueAt,
} from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import { type ResolvedColumn, resolveColumn, type ScreenColumn } from "@portico/portal-config";
import { customFormats } from "../custom-parts.ts";
import type { ActionContext } from "./action-kind.ts";

/** The list that a row is copied from. */
export type CopySource = Pick<ActionContext, "screen" | "endpointId" | "columns">;

/** A row as the list shows it, tab-separated so that it pastes into the cells of a spreadsheet, without formulas. */
export function copiedRow(row: ListRow, { columns }: CopySource): string {
  return columns
    .filter(({ isMasked }) => !isMasked)
    .map((column) => cellOf(column, copiedValue(row, column).replace(/\s+/g, " ")))
    .join("\t");
}

function cellOf({ format }: ResolvedColumn, text: string): string {
  return isNumeric(format) ? text : escapeFormula(text);
}

/** The column for a copied field: the one shown, otherwise the contract's; undefined if there is none. */
export function copiedColumn(
  field: string,
  { screen, endpointId, columns }: CopySource,
): ResolvedColumn | undefined {
  const shown = columns.find((column) => column.field === field);
  if (shown) return shown;
  const { fields }: ListEndpoint = endpoints[endpointId];
  const declared = [...screen.columns, ...(screen.variants ?? []).flatMap((variant) => variant.columns)].find(
    (column: ScreenColumn) => (typeof column === "string" ? column : column.field) === field,
  );
  return resolveColumn(declared ?? field, fields);
}

/** A value as its column shows it, but not truncated; empty if it is masked. */
export function copiedValue(
  row: ListRow,
  { field, format, special, isMasked }: Pick<ResolvedColumn, "field" | "format" | "special" | "isMasked">,
): string {
  if (isMasked) return "";
  const value = valueAt(row, field);
  const isCustom = special !== undefined && special.name !== "link";
  return isCustom ? customFormats[special.name](value) : formatValue(format, value);
}
