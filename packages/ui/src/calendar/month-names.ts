/** Returns the names of the twelve months in a language. */
export function monthNames(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { calendar: "gregory", month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => {
    const name = format.format(Date.UTC(2026, month, 1));
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  });
}
