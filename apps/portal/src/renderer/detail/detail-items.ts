import { formatValue, type ValueOptions, valueAt } from "@portico/contract";
import { type ResolvedColumn, resolveColumn, type ScreenDetail } from "@portico/portal-config";
import type { NameValueItem } from "@portico/ui";
import { cellContent } from "../cell-content.tsx";
import type { IsPermitted } from "../use-permitted.ts";
import { type DetailResponse, detailFields } from "./detail-query.ts";

/** Returns the fields of a detail that the user may see. */
export function detailColumns(detail: ScreenDetail, isPermitted: IsPermitted): readonly ResolvedColumn[] {
  const fields = detailFields(detail);
  return detail.fields.flatMap((declared) => resolveColumn(declared, fields) ?? []).filter(isPermitted);
}

/** Returns the labels and formatted values of a row. Empty if the response has no values. */
export function detailItems(
  columns: readonly ResolvedColumn[],
  response: DetailResponse,
  id: string,
  dateOptions: ValueOptions = {},
): readonly NameValueItem[] {
  if (columns.every(({ field }) => isEmpty(valueAt(response, field)))) return [];
  return columns.map((column) => ({
    name: column.header,
    // Text isn't truncated here.
    value: cellContent({ ...column, truncate: undefined }, response, id, dateOptions),
  }));
}

/** Returns the title of a row: the formatted value of its title field. */
export function detailName(detail: ScreenDetail, response: DetailResponse): string {
  const { titleField } = detail;
  if (titleField === undefined) return "";
  const column = resolveColumn(titleField, detailFields(detail));
  return column ? formatValue(column.format, valueAt(response, column.field)) : "";
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}
