/** How a person has arranged a table's columns; plain data, so that it can be kept with the account. */
export interface ColumnLayout {
  /** Ids in the order wanted; columns not named stand after them, in their own order. */
  readonly order: readonly string[];
  /** Ids of the columns left out. */
  readonly hidden: readonly string[];
  /** Widths in px of the columns that were resized, by id. */
  readonly widths: Readonly<Record<string, number>>;
}

/** The columns as the page gives them. */
export const standardColumnLayout: ColumnLayout = { order: [], hidden: [], widths: {} };

/** Least and greatest width in px that a column can be given. */
export const columnWidthLimits = { min: 48, max: 960 } as const;

interface ArrangedColumn {
  id: string;
  isRowHeader?: boolean;
  isAlwaysShown?: boolean;
}

/** A column that has its place, and the width a person gave it. */
export type ShownColumn<Column> = Column & { readonly fixedWidth?: number };

/** All columns in the order wanted, the hidden ones among them. */
export function orderColumns<Column extends ArrangedColumn>(
  columns: readonly Column[],
  { order }: ColumnLayout,
): readonly Column[] {
  if (order.length === 0) return columns;
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Column) => place.get(id) ?? order.length;
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Whether a person may hide the column: not the one that names the rows, nor one that says no. */
export function canHide({ isRowHeader, isAlwaysShown }: ArrangedColumn): boolean {
  return !isRowHeader && !isAlwaysShown;
}

/** The columns shown, in order, each with the width it was given. Ids of columns that are gone are passed over. */
export function arrangeColumns<Column extends ArrangedColumn>(
  columns: readonly Column[],
  layout: ColumnLayout,
): readonly ShownColumn<Column>[] {
  const isShown = (column: Column) => !layout.hidden.includes(column.id) || !canHide(column);
  const shown = orderColumns(columns, layout).filter(isShown);
  return (shown.length > 0 ? shown : columns).map((column) => {
    const fixedWidth = layout.widths[column.id];
    return fixedWidth === undefined ? column : { ...column, fixedWidth };
  });
}

/** The layout with a column `by` places further on (or back), held within the columns there are. */
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

/** The layout with a column of this width in px, held within `columnWidthLimits`. */
export function resizeColumn(layout: ColumnLayout, id: string, width: number): ColumnLayout {
  return { ...layout, widths: { ...layout.widths, [id]: allowedWidth(width) } };
}

/** The layout with a column as wide as it was before anyone resized it. */
export function resetColumnWidth(layout: ColumnLayout, id: string): ColumnLayout {
  const { [id]: _, ...widths } = layout.widths;
  return { ...layout, widths };
}

/** A width in px that a column can have. */
export function allowedWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, columnWidthLimits.min), columnWidthLimits.max));
}

/** Whether nobody has arranged anything: the layout is the one that the page begins with, whatever hides first. */
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

/** Width of a cell where the browser lays the columns out. */
export function widthStyle({ fixedWidth, width }: { fixedWidth?: number; width?: number }) {
  if (fixedWidth !== undefined) return { width: fixedWidth, minWidth: fixedWidth, maxWidth: fixedWidth };
  return width === undefined ? undefined : { maxWidth: width };
}
