/** The part of a long list that is drawn: from `start` up to `end`, without it. */
export interface DrawnRange {
  start: number;
  end: number;
}

/** So many options are drawn at first and with each scroll to an end: a list of thousands costs no more. */
const step = 60;

/** What is drawn before anything is scrolled. */
export const firstRange: DrawnRange = { start: 0, end: step };

/** The range with an index in it: as it is, or around the index where that lies outside. */
export function rangeAround(range: DrawnRange, index: number): DrawnRange {
  if (index < 0 || (index >= range.start && index < range.end)) return range;
  const start = Math.max(0, index - step / 2);
  return { start, end: start + step };
}

/** The range with more at its end, as far as there is more. */
export function grown(range: DrawnRange, count: number): DrawnRange {
  return range.end < count ? { ...range, end: range.end + step } : range;
}

/** The range with more at its start, as far as there is more. */
export function grownBack(range: DrawnRange): DrawnRange {
  return range.start > 0 ? { ...range, start: Math.max(0, range.start - step) } : range;
}
