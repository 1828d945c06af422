import { formatValue, type ValueOptions, valueAt } from "@portico/contract";
import { type ResolvedColumn, resolveColumn, type ScreenDetail } from "@portico/portal-config";
import type { NameValueItem } from "@portico/ui";
import { cellContent } from "../cell-content.tsx";
import type { IsPermitted } from "../use-permitted.ts";
import { type DetailResponse, detailFields } from "./detail-query.ts";

/** The lines of a detail that are offered to the viewer. */
export function detailColumns(detail: ScreenDetail, isPermitted: IsPermitted): readonly ResolvedColumn[] {
  const fields = detailFields(detail);
  return detail.fields.flatMap((declared) => resolveColumn(declared, fields) ?? []).filter(isPermitted);
}

/** Names and formatted values; none if the response has no data. */
export function detailItems(
  columns: readonly ResolvedColumn[],
  answer: DetailResponse,
  id: string,
  dateOptions: ValueOptions = {},
): readonly NameValueItem[] {
  if (columns.every(({ field }) => isNothing(valueAt(answer, field)))) return [];
  return columns.map((column) => ({
    name: column.header,
    // There is room for the whole of a text.
    value: cellContent({ ...column, truncate: undefined }, answer, id, dateOptions),
  }));
}

/** What a row is called: the value of its title field, in its format. */
export function detailName(detail: ScreenDetail, answer: DetailResponse): string {
  const { titleField } = detail;
  if (titleField === undefined) return "";
  const column = resolveColumn(titleField, detailFields(detail));
  return column ? formatValue(column.format, valueAt(answer, column.field)) : "";
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}
