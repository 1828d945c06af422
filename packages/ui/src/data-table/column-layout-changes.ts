import {
  type ArrangedColumn,
  type ColumnLayout,
  orderColumns,
  standardColumnLayout,
} from "./column-layout.js";

/**
 * The layout with a column moved by a number of positions, limited to the existing columns. It stays, even if the table
 * has no room for it.
 */
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
  return {
    ...layout,
    order: ids.toSpliced(from, 1).toSpliced(to, 0, id),
    kept: [...keptWithout(layout, id), id],
  };
}

/** The layout with a column moved to the place of another one. */
export function moveColumnTo(
  layout: ColumnLayout,
  columns: readonly ArrangedColumn[],
  id: string,
  target: string,
): ColumnLayout {
  const ids = orderColumns(columns, layout).map((column) => column.id);
  return moveColumn(layout, columns, id, ids.indexOf(target) - ids.indexOf(id));
}

/**
 * The layout with a column hidden, or shown again. Columns that are shown this way stay, even if the table has no room
 * for them.
 * @param isShown whether the table shows the column now: one that left it is not shown, and not hidden either
 */
export function toggleColumn(
  layout: ColumnLayout,
  id: string,
  isShown = !layout.hidden.includes(id),
): ColumnLayout {
  const hidden = layout.hidden.filter((other) => other !== id);
  const kept = keptWithout(layout, id);
  return isShown ? { ...layout, hidden: [...hidden, id], kept } : { ...layout, hidden, kept: [...kept, id] };
}

function keptWithout({ kept = [] }: ColumnLayout, id: string): readonly string[] {
  return kept.filter((other) => other !== id);
}

/** Whether the layout equals the default one, which may hide columns. */
export function isStandardLayout(
  { order, hidden, widths, kept = [] }: ColumnLayout,
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
  const keeps = kept.some((id) => !standard.kept?.includes(id));
  return hasStandardOrder && hidesTheSame && hasStandardWidths && !keeps;
}
