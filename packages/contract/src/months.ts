/** The months as they stand in field names, in order. */
export const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;
/** One of the months. */
export type Month = (typeof months)[number];

/** `"january"` → `"January"`. */
export function monthLabel(month: Month): string {
  return month.charAt(0).toUpperCase() + month.slice(1);
}

/** `11` → `"November"`; nothing for what is no month. */
export function monthLabelOf(month: number): string {
  const name = months[month - 1];
  return name ? monthLabel(name) : "";
}
