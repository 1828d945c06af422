/** Rows from `first` to `end`, exclusive. */
export interface RowSpan {
  readonly first: number;
  readonly end: number;
}

/** Number of extra rows rendered above and below the visible ones. */
const overscan = 4;

/** Rows rendered before the first measurement: about one screen. */
export const unmeasuredSpan: RowSpan = { first: 0, end: 24 };

interface Scrolled {
  /** Distance from the top of the first row to the top of the visible area, in px. */
  offset: number;
  /** Height of the visible area in px. */
  height: number;
  rowHeight: number;
  rowCount: number;
}

/** The rows to render. The count stays constant while scrolling, so that row elements are reused. */
export function rowSpan({ offset, height, rowHeight, rowCount }: Scrolled): RowSpan {
  if (rowHeight <= 0 || height <= 0) return { first: 0, end: Math.min(unmeasuredSpan.end, rowCount) };
  const visibleRows = Math.ceil(height / rowHeight) + 1;
  const first = Math.max(0, Math.min(Math.floor(offset / rowHeight), rowCount - visibleRows));
  return { first: Math.max(0, first - overscan), end: Math.min(rowCount, first + visibleRows + overscan) };
}

/** Limits the span to the row count. */
export function within({ first, end }: RowSpan, rowCount: number): RowSpan {
  const start = Math.max(0, Math.min(first, rowCount - (end - first)));
  return { first: start, end: Math.min(end - first + start, rowCount) };
}

/**
 * Maximum number of rows that are all rendered. Read-only tables allow more, so that the browser's search works
 * longer.
 */
export const maxRowsInDocument = { selectable: 60, plain: 100 } as const;

/** Row heights in px for a root font size of 16 px, used until a row is measured. */
export const estimatedRowHeights = { comfortable: 36, compact: 28 } as const;
