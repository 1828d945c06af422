/** How soon a column leaves a table that is too narrow for all: 1 never leaves, 5 leaves first. */
export type ColumnPriority = 1 | 2 | 3 | 4 | 5;

/** The priority of columns that declare none. */
const defaultPriority: ColumnPriority = 3;

/** What fitting needs to know of a column. */
export interface FitColumn {
  id: string;
  /** The width in px that its texts need. */
  width: number;
  /** Whether it gives and takes width: texts, which can be truncated, but not numbers and dates. */
  isFlexible: boolean;
  priority: ColumnPriority | undefined;
  /** It never leaves, whatever its priority. */
  isKept: boolean;
}

/**
 * The part of its width that a flexible column keeps before another column has to leave. Short texts, such as names and
 * numbers of policies, keep all of it.
 */
const minFlexibleShare = 0.65;
/** In px. */
const shortWidth = 160;

/**
 * The ids of the columns that leave, so that the others fit the available width in px: those of the lowest priority
 * first, and of the same priority the last one first.
 */
export function overflowColumns(columns: readonly FitColumn[], available: number): readonly string[] {
  const order = columns
    .filter(({ priority, isKept }) => !isKept && priority !== 1)
    .toReversed()
    .toSorted((a, b) => (b.priority ?? defaultPriority) - (a.priority ?? defaultPriority));
  const overflow: string[] = [];
  let needed = sumOf(columns.map(minWidth));
  for (const column of order) {
    if (needed <= available) break;
    overflow.push(column.id);
    needed -= minWidth(column);
  }
  return overflow;
}

/**
 * The widths in px of columns that share the available width. Flexible columns give and take; columns that still
 * need more make the table scroll.
 */
export function sharedWidths(columns: readonly FitColumn[], available: number): readonly number[] {
  const spare = available - sumOf(columns.map(({ width }) => width));
  // Wider columns take more, and those that can be narrowed more give more.
  const shareOf = spare < 0 ? (column: FitColumn) => column.width - minWidth(column) : shareOfSpare(columns);
  const shares = sumOf(columns.map(shareOf));
  if (shares === 0) return columns.map(({ width }) => width);
  const change = Math.max(spare, -shares);
  const widths = columns.map((column) => Math.floor(column.width + (change * shareOf(column)) / shares));
  // What rounding leaves over.
  const last = columns.findLastIndex((column) => shareOf(column) > 0);
  const rest = available - sumOf(widths);
  return widths.map((width, index) => (index === last && rest > 0 ? width + rest : width));
}

function shareOfSpare(columns: readonly FitColumn[]): (column: FitColumn) => number {
  const hasFlexible = columns.some(({ isFlexible }) => isFlexible);
  return ({ width, isFlexible }) => (isFlexible || !hasFlexible ? width : 0);
}

function minWidth({ width, isFlexible }: FitColumn): number {
  return isFlexible ? Math.max(Math.min(width, shortWidth), width * minFlexibleShare) : width;
}

/** The sum of widths in px. */
export function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}
