/** Two days as `YYYY-MM-DD`; either may be empty, and a text that is no date stays as typed. */
export interface DateRange {
  /** The first day. */
  start: string;
  /** The last day. */
  end: string;
}

/** A range that can be selected at once: 'Last 30 days'. */
export interface DateRangePreset extends DateRange {
  /** The text of its button. */
  label: string;
}

/** The range after a day was selected: the first one begins a new range, the second one ends it, in either order. */
export function selectDay({ start, end }: DateRange, day: string): DateRange {
  if (!start || end) return { start: day, end: "" };
  return day < start ? { start: day, end: start } : { start, end: day };
}
