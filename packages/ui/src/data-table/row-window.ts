/** Rows from `first` up to, not with, `end`. */
export interface RowSpan {
  readonly first: number;
  readonly end: number;
}

/** Rows kept ready above and below what is seen. */
export const overscan = 4;

/** Rows drawn before anything is measured: about what a screen shows. */
export const unmeasuredSpan: RowSpan = { first: 0, end: 24 };

interface Scrolled {
  /** How far the first row's top edge stands above the visible part, in px. */
  offset: number;
  /** Height of the visible part, in px. */
  height: number;
  rowHeight: number;
  rowCount: number;
}

/** The rows to draw. Their number stays the same while scrolling, so that rows are reused and none is made. */
export function rowSpan({ offset, height, rowHeight, rowCount }: Scrolled): RowSpan {
  if (rowHeight <= 0 || height <= 0) return { first: 0, end: Math.min(unmeasuredSpan.end, rowCount) };
  const seen = Math.ceil(height / rowHeight) + 1;
  const first = Math.max(0, Math.min(Math.floor(offset / rowHeight), rowCount - seen));
  return { first: Math.max(0, first - overscan), end: Math.min(rowCount, first + seen + overscan) };
}

/** The span where there are fewer rows than before. */
export function within({ first, end }: RowSpan, rowCount: number): RowSpan {
  const start = Math.max(0, Math.min(first, rowCount - (end - first)));
  return { first: start, end: Math.min(end - first + start, rowCount) };
}

/** Rows up to which all stand in the document; a table that is only read can be searched a little longer. */
export const mostRowsInDocument = { selectable: 60, plain: 100 } as const;

/** Heights of rows in px where the root's type is 16 px, as the tokens say; taken until a row is measured. */
export const likelyRowHeights = { comfortable: 36, compact: 28 } as const;
