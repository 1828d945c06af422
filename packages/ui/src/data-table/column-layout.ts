/** A user's column layout. Plain data, so that it can be saved as a preference. */
export interface ColumnLayout {
  /** Column ids in display order. Other columns follow in their own order. */
  readonly order: readonly string[];
  /** Ids of hidden columns. */
  readonly hidden: readonly string[];
  /** Widths in px of resized columns, by id. */
  readonly widths: Readonly<Record<string, number>>;
  /** Ids of columns that the user showed or moved. They never leave a table that fits its columns. @default none */
  readonly kept?: readonly string[];
}

/** The columns as the page declares them. */
export const standardColumnLayout: ColumnLayout = { order: [], hidden: [], widths: {} };

/** Minimum and maximum column width in px. */
export const columnWidthLimits = { min: 48, max: 960 } as const;

/** What the layout needs to know of a column. */
export interface ArrangedColumn {
  id: string;
  isRowHeader?: boolean | undefined;
  isAlwaysShown?: boolean | undefined;
}

/** A visible column, with its width if a user resized it, and whether a user chose to show it. */
export type ShownColumn<Column> = Column & {
  readonly fixedWidth?: number | undefined;
  readonly isKept?: boolean | undefined;
};

/** All columns in display order, including hidden ones. */
export function orderColumns<Column extends ArrangedColumn>(
  columns: readonly Column[],
  { order }: ColumnLayout,
): readonly Column[] {
  if (order.length === 0) return columns;
  const positions = new Map(order.map((id, index) => [id, index]));
  const positionOf = ({ id }: Column) => positions.get(id) ?? order.length;
  return columns.toSorted((a, b) => positionOf(a) - positionOf(b));
}

/** Whether users may hide the column. The row header and columns with `isAlwaysShown` stay. */
export function canHide({ isRowHeader, isAlwaysShown }: ArrangedColumn): boolean {
  return !isRowHeader && !isAlwaysShown;
}

/** The visible columns in display order, with their custom widths. Ignores ids of columns that no longer exist. */
export function arrangeColumns<Column extends ArrangedColumn>(
  columns: readonly Column[],
  layout: ColumnLayout,
): readonly ShownColumn<Column>[] {
  const isShown = (column: Column) => !layout.hidden.includes(column.id) || !canHide(column);
  const shown = orderColumns(columns, layout).filter(isShown);
  return (shown.length > 0 ? shown : columns).map((column) => {
    const fixedWidth = layout.widths[column.id];
    const isKept = layout.kept?.includes(column.id) ?? false;
    return fixedWidth === undefined && !isKept ? column : { ...column, fixedWidth, isKept };
  });
}

/** The layout with a column's width in px, limited by `columnWidthLimits`. */
export function resizeColumn(layout: ColumnLayout, id: string, width: number): ColumnLayout {
  return { ...layout, widths: { ...layout.widths, [id]: allowedWidth(width) } };
}

/** The layout without a column's custom width. */
export function resetColumnWidth(layout: ColumnLayout, id: string): ColumnLayout {
  const { [id]: _, ...widths } = layout.widths;
  return { ...layout, widths };
}

/** Limits a column width in px. */
export function allowedWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, columnWidthLimits.min), columnWidthLimits.max));
}

/** Widths of a cell in px. */
export interface CellWidths {
  width?: number;
  minWidth?: number;
  maxWidth?: number;
}

/** Width of a cell, if the browser lays out the columns. */
export function widthStyle({
  fixedWidth,
  width,
}: {
  fixedWidth?: number | undefined;
  width?: number | undefined;
}): CellWidths | undefined {
  if (fixedWidth !== undefined) return { width: fixedWidth, minWidth: fixedWidth, maxWidth: fixedWidth };
  return width === undefined ? undefined : { maxWidth: width };
}
