/** The layout of a table on a page. Lengths are in points. */
export interface TableLayout {
  /** Width and height. Landscape. */
  readonly page: readonly [number, number];
  readonly fontSize: number;
  readonly rowHeight: number;
  readonly columns: readonly { readonly x: number; readonly width: number }[];
}

/** The page margin. */
export const margin = 30;
/** The space between columns. */
export const gap = 8;

const letter = [792, 612] as const;
const legal = [1008, 612] as const;
const tabloid = [1224, 792] as const;
const largest = [1584, 1224] as const;

/** Paper and font sizes, most readable first. */
const choices = [
  [letter, 9],
  [letter, 8],
  [letter, 7],
  [legal, 7.5],
  [tabloid, 8],
  [tabloid, 7],
  [tabloid, 6],
  [largest, 7],
] as const;
/** Used if the columns fit nowhere. */
const tightest = [largest, 7] as const;

/**
 * Distributes a page among columns. Uses the first paper that fits all columns and distributes the rest proportionally.
 * If none fits, the widest columns are truncated.
 * @param needed the width of each column at a font size of one point
 */
export function layOutColumns(needed: readonly number[]): TableLayout {
  const total = sum(needed);
  const [page, fontSize] =
    choices.find(([paper, size]) => total * size <= availableWidth(paper, needed.length)) ?? tightest;
  const maxWidth = availableWidth(page, needed.length);
  const wanted = needed.map((width) => width * fontSize);
  const widths = total * fontSize <= maxWidth ? stretch(wanted, maxWidth) : capWidest(wanted, maxWidth);
  let x = margin;
  const columns = widths.map((width) => {
    const column = { x, width };
    x += width + gap;
    return column;
  });
  return { page, fontSize, rowHeight: fontSize * 1.75, columns };
}

function availableWidth([width]: readonly [number, number], columns: number): number {
  return width - 2 * margin - gap * (columns - 1);
}

function stretch(widths: readonly number[], maxWidth: number): number[] {
  const factor = maxWidth / sum(widths);
  return widths.map((width) => width * factor);
}

/** Caps the widest columns at a common width, so that all fit. */
function capWidest(widths: readonly number[], maxWidth: number): number[] {
  const ascending = widths.toSorted((one, other) => one - other);
  let left = maxWidth;
  for (const [index, width] of ascending.entries()) {
    const share = left / (ascending.length - index);
    if (width > share) return widths.map((each) => Math.min(each, share));
    left -= width;
  }
  return [...widths];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The number of pages if the first page holds fewer rows. */
export function countPages(rows: number, onFirst: number, onOthers: number): number {
  return 1 + Math.max(0, Math.ceil((rows - onFirst) / onOthers));
}
