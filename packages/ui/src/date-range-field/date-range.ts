/** Two dates as `YYYY-MM-DD`. Either may be empty, or text that is not a date. */
export interface DateRange {
  /** The first day. */
  start: string;
  /** The last day. */
  end: string;
}

/** A predefined range, such as 'Last 30 days'. */
export interface DateRangePreset extends DateRange {
  /** The label of its button. */
  label: string;
}

/**
 * Returns the range after a day was selected. The first selection starts a new range, the second one completes it, in
 * either order.
 */
export function selectDay({ start, end }: DateRange, day: string): DateRange {
  if (!start || end) return { start: day, end: "" };
  return day < start ? { start: day, end: start } : { start, end: day };
}
