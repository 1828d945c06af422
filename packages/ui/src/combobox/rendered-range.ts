/** The rendered part of a long list: from `start` to `end`, exclusive. */
interface RenderedRange {
  start: number;
  end: number;
}

/** How many options are rendered initially and added when the user scrolls to an end. */
const step = 60;

/** The range before the user scrolls. */
export const initialRange: RenderedRange = { start: 0, end: step };

/** The range, moved around the index if it does not contain it. */
export function rangeAround(range: RenderedRange, index: number): RenderedRange {
  if (index < 0 || (index >= range.start && index < range.end)) return range;
  const start = Math.max(0, index - step / 2);
  return { start, end: start + step };
}

/** The range with more options at its end, if any. */
export function grown(range: RenderedRange, count: number): RenderedRange {
  return range.end < count ? { ...range, end: range.end + step } : range;
}

/** The range with more options at its start, if there are more. */
export function extendedBackward(range: RenderedRange): RenderedRange {
  return range.start > 0 ? { ...range, start: Math.max(0, range.start - step) } : range;
}
