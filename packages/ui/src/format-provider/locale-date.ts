/** How days are written: in the Gregorian calendar, and with two digits, so that they are aligned in columns. */
export const dayOptions = {
  calendar: "gregory",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
} as const satisfies Intl.DateTimeFormatOptions;

/**
 * Creates a function that writes a day such as `2026-01-05`, or an instant in UTC, as a locale does. Its spaces are plain:
 * which kind a locale has differs between browsers, and a server's text must be the same.
 */
export function localWriter(locale: string, options: Intl.DateTimeFormatOptions): (at: string) => string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  return (at) => format.format(new Date(at.padStart(10, "0"))).replace(/[\u00a0\u202f]/g, " ");
}

/** A day such as `2026/01/05` in a pattern. */
export function inPattern(date: string, pattern: string): string {
  const [year = "", month = "", day = ""] = date.split("/");
  return pattern.replace("YYYY", year).replace("MM", month).replace("DD", day);
}
