/** Where the pages of grouped lines start. */
export interface PagePlan {
  /** The number of each line that starts a page, without the first. */
  readonly starts: ReadonlySet<number>;
  readonly pages: number;
}

/**
 * Distributes grouped lines among pages. Headings stay with the next row, and subtotals with the previous one. A page
 * that starts within groups repeats their headings.
 * @param levels the kinds of the lines, as in `Grouping`
 */
export function planPages(levels: readonly string[], onFirst: number, onOthers: number): PagePlan {
  const starts = new Set<number>();
  let left = onFirst;
  for (const { from, length, repeated } of blocksOf(levels)) {
    if (length > left && from > 0) {
      starts.add(from);
      left = onOthers - repeated;
    }
    left -= length;
  }
  return { starts, pages: starts.size + 1 };
}

interface Block {
  readonly from: number;
  length: number;
  /** The number of headings to repeat if the block starts a page. */
  readonly repeated: number;
}

/** Lines that stay together: headings, a row, and the totals after it. */
function blocksOf(levels: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  for (const [index, level] of levels.entries()) {
    const isAfterHeading = isHeading(levels[index - 1]);
    const startsBlock = (isHeading(level) || level === "row") && !isAfterHeading;
    const block = blocks.at(-1);
    const repeated = isHeading(level) ? Number(level) : depth;
    if (startsBlock || !block) blocks.push({ from: index, length: 1, repeated });
    else block.length += 1;
    if (isHeading(level)) depth = Number(level) + 1;
  }
  return blocks;
}

/** Whether a line of this kind is a heading. */
export function isHeading(level: string | undefined): boolean {
  return level !== undefined && /^\d$/.test(level);
}
