import { dayOptions } from "./locale-date.js";

const tokens: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  year: "YYYY",
  month: "MM",
  day: "DD",
};

/** The pattern in which a locale writes days, such as "MM/DD/YYYY" or "DD.MM.YYYY". */
export function patternOf(locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...dayOptions })
    .formatToParts(0)
    .map(({ type, value }) => tokens[type] ?? (type === "literal" ? value : ""))
    .join("");
}
