import {
  type ArrangedColumn,
  type ColumnLayout,
  orderColumns,
  standardColumnLayout,
} from "./column-layout.js";

/** The layout with a column moved by a number of positions, limited to the existing columns. */
export function moveColumn(
  layout: ColumnLayout,
  columns: readonly ArrangedColumn[],
  id: string,
  by: number,
): ColumnLayout {
  const ids = orderColumns(columns, layout).map((column) => column.id);
  const from = ids.indexOf(id);
  const to = Math.min(Math.max(from + by, 0), ids.length - 1);
  if (from < 0 || from === to) return layout;
  return { ...layout, order: ids.toSpliced(from, 1).toSpliced(to, 0, id) };
}

/** The layout with a column hidden, or shown again. */
export function toggleColumn(layout: ColumnLayout, id: string): ColumnLayout {
  const { hidden } = layout;
  const isHidden = hidden.includes(id);
  return { ...layout, hidden: isHidden ? hidden.filter((other) => other !== id) : [...hidden, id] };
}

/** Whether the layout equals the default one, which may hide columns. */
export function isStandardLayout(
  { order, hidden, widths }: ColumnLayout,
  standard: ColumnLayout = standardColumnLayout,
): boolean {
  const hasStandardOrder =
    order.length === standard.order.length && order.every((id, index) => standard.order[index] === id);
  const hidesTheSame =
    hidden.length === standard.hidden.length && hidden.every((id) => standard.hidden.includes(id));
  const widened = Object.keys(widths);
  const hasStandardWidths =
    widened.length === Object.keys(standard.widths).length &&
    widened.every((id) => standard.widths[id] === widths[id]);
  return hasStandardOrder && hidesTheSame && hasStandardWidths;
}
