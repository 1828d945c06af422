const tokens: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  year: "YYYY",
  month: "MM",
  day: "DD",
};
const patterns = new Map<string, string>();

/**
 * How a locale writes days, such as "MM/DD/YYYY" or "DD.MM.YYYY": in the Gregorian calendar, and with two digits of months
 * and days, so that they are aligned in columns.
 */
export function patternOf(locale: string): string {
  const pattern = patterns.get(locale) ?? readPattern(locale);
  patterns.set(locale, pattern);
  return pattern;
}

function readPattern(locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    calendar: "gregory",
    timeZone: "UTC",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  })
    .formatToParts(0)
    .map(({ type, value }) => tokens[type] ?? (type === "literal" ? withPlainSpaces(value) : ""))
    .join("");
}

/** A day such as `2026/01/05` in a pattern. Empty for an empty text. */
export function inPattern(date: string, pattern: string): string {
  const [year = "", month = "", day = ""] = date.split("/");
  return date && pattern.replace("YYYY", year).replace("MM", month).replace("DD", day);
}

/** The text with the digits that the locale's numbers have. */
export function withDigitsOf(locale: string, text: string): string {
  const zero = zeroOf(locale);
  return zero === "0"
    ? text
    : text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
}

const zeros = new Map<string, string>();

function zeroOf(locale: string): string {
  const zero = zeros.get(locale) ?? new Intl.NumberFormat(locale).format(0);
  zeros.set(locale, zero);
  return zero;
}

/** The text with spaces of one kind. Which kind a locale has differs between browsers, and a server's must be the same. */
export function withPlainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}
