import { type Fields, isNumeric, type Month, type ValueOptions, valueAt } from "@portico/endpoints";
import {
  type Priority,
  type ResolvedColumn,
  resolveColumn,
  type ScreenColumn,
  typicalValueOf,
} from "@portico/screens";
import type { DataTableColumn } from "@portico/ui/data-table";
import { truncate } from "@portico/ui/format";
import type { ReactNode } from "react";
import { cellContent, valueText } from "./cell-content.tsx";

/** Converts columns of a screen to columns of a table. Columns whose field no longer exists are omitted. */
export function tableColumns<Row extends object>(
  columns: readonly ScreenColumn[],
  fields: Fields,
  options: TableColumnOptions<Row> = {},
): readonly DataTableColumn<Row>[] {
  const resolved = columns.flatMap((column) => resolveColumn(column, fields) ?? []);
  return groupColumns<Row>(resolved, (column) => tableColumn<Row>(column, options));
}

/** Puts each column into its group. A group whose columns are not adjacent gets a header for each part. */
export function groupColumns<Row extends object>(
  columns: readonly ResolvedColumn[],
  convert: (column: ResolvedColumn) => DataTableColumn<Row>,
): readonly DataTableColumn<Row>[] {
  const grouped: DataTableColumn<Row>[] = [];
  columns.forEach((column, index) => {
    const { group } = column;
    const last = grouped.at(-1);
    const isSameGroup = group !== undefined && columns[index - 1]?.group === group;
    if (isSameGroup && last && "columns" in last) last.columns = [...(last.columns ?? []), convert(column)];
    else if (group === undefined) grouped.push(convert(column));
    else grouped.push({ id: group, header: group, columns: [convert(column)] });
  });
  return grouped;
}

/** Options of `tableColumn`. */
export interface TableColumnOptions<Row> {
  /** Whether the column identifies the rows. @default false */
  isRowHeader?: boolean;
  /** The time zone of dates and times. @default the computer's time zone */
  dateOptions?: ValueOptions;
  /** Returns what a cell shows, such as its content in a button. @default the content */
  wrap?: ((content: ReactNode, row: Row) => ReactNode) | undefined;
  /** The current month, whose column is emphasized. @default none */
  currentMonth?: Month | undefined;
  /** How soon the column leaves a table that is too narrow. @default 3 */
  priority?: Priority | undefined;
}

/** The texts of several columns of a row, such as a person's first and last name, with spaces between. */
export function joinedText(columns: readonly ResolvedColumn[], row: object, options: ValueOptions): string {
  return columns
    .map((column) => valueText(column, valueAt(row, column.field), options))
    .filter((text) => text !== "")
    .join(" ");
}

/** The width of a month's column in px: twelve of them fit beside the other columns of a list. */
const monthWidth = 38;
/** The length of a month's short name. */
const shortMonth = 3;

/** Converts a column of a screen to a column of a table. */
export function tableColumn<Row extends object>(
  column: ResolvedColumn,
  { isRowHeader, dateOptions = {}, currentMonth, priority, wrap }: TableColumnOptions<Row> = {},
): DataTableColumn<Row> {
  const { field, header, format, isSortable, month, width = month && monthWidth, isMasked } = column;
  const shortText = (value: unknown) => {
    const text = valueText(column, value, dateOptions) || (column.empty ?? "");
    return truncate(text, column.truncate ?? text.length);
  };
  const typicalValue = typicalValueOf(column);
  return {
    id: field,
    header: month === undefined ? header : header.slice(0, shortMonth),
    enableSorting: isSortable,
    meta: {
      align: column.align ?? (isNumeric(format) ? "end" : "start"),
      isRowHeader,
      isEditable: wrap !== undefined,
      priority,
      typicalText: typicalValue === undefined ? undefined : shortText(typicalValue),
      ...(month !== undefined && { label: header, isTight: true, isCurrent: month === currentMonth }),
    },
    cell: ({ row: { original } }) => {
      const content = cellContent(column, original, String(valueAt(original, "id") ?? ""), dateOptions);
      return wrap ? wrap(content, original) : content;
    },
    ...(isMasked ? {} : { accessorFn: (row: Row) => shortText(valueAt(row, field)) }),
    ...(width === undefined ? {} : { size: width }),
  };
}
