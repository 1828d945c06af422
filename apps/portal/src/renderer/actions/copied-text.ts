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

/** Returns a row's visible values separated by tabs, to paste into a spreadsheet. Formulas are escaped. */
export function copiedRow(row: ListRow, { columns }: CopySource): string {
  return columns
    .filter(({ isMasked }) => !isMasked)
    .map((column) => spreadsheetCell(column, copiedValue(row, column).replace(/\s+/g, " ")))
    .join("\t");
}

function spreadsheetCell({ format }: ResolvedColumn, text: string): string {
  return isNumeric(format) ? text : escapeFormula(text);
}

/** Returns the column of a copied field: the visible one, or else the contract's. Undefined if there is neither. */
export function copiedColumn(
  field: string,
  { screen, endpointId, columns }: CopySource,
): ResolvedColumn | undefined {
  const visible = columns.find((column) => column.field === field);
  if (visible) return visible;
  const { fields }: ListEndpoint = endpoints[endpointId];
  const declared = [...screen.columns, ...(screen.variants ?? []).flatMap((variant) => variant.columns)].find(
    (column: ScreenColumn) => (typeof column === "string" ? column : column.field) === field,
  );
  return resolveColumn(declared ?? field, fields);
}

/** Returns a value in its column's format, without truncation. Empty if the column is masked. */
export function copiedValue(
  row: ListRow,
  { field, format, special, isMasked }: Pick<ResolvedColumn, "field" | "format" | "special" | "isMasked">,
): string {
  if (isMasked) return "";
  const value = valueAt(row, field);
  const isCustom = special !== undefined && special.name !== "link";
  return isCustom ? customFormats[special.name](value) : formatValue(format, value);
}
