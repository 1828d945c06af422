/** The months as in field names, in order. */
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
/** A month as in field names. */
export type Month = (typeof months)[number];

/** `"january"` → `"January"`. */
export function monthLabel(month: Month): string {
  return month.charAt(0).toUpperCase() + month.slice(1);
}

/** `11` → `"November"`, or its name in another language; an empty string for other numbers. */
export function monthLabelOf(month: number, locale?: string): string {
  const name = months[month - 1];
  if (!name) return "";
  return locale === undefined
    ? monthLabel(name)
    : new Date(2026, month - 1).toLocaleString(locale, { month: "long" });
}
