import { useMemo } from "react";
import { type Language, useSite } from "./site.ts";

const locales = { en: "en-US", es: "es-US" } as const;

/** Functions that write values in a language. */
export interface Format {
  /** `$1,234`. */
  readonly dollars: (value: number) => string;
  /** `$1,234.50`. */
  readonly cents: (value: number) => string;
  /** `251%`. */
  readonly percent: (value: number) => string;
  readonly count: (value: number) => string;
  /** `January 1, 2027`. */
  readonly day: (isoDay: string) => string;
}

/** Functions that write values in a language. */
export function formatIn(language: Language): Format {
  const locale = locales[language];
  const money = (digits: number) => {
    const format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return (value: number) => format.format(value);
  };
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    dollars: money(0),
    cents: money(2),
    percent: (value) => `${number.format(Math.floor(value))}%`,
    count: (value) => number.format(value),
    day: (isoDay) => date.format(new Date(`${isoDay}T00:00:00Z`)),
  };
}

/** Functions that write values in the site's language. */
export function useFormat(): Format {
  const { language } = useSite();
  return useMemo(() => formatIn(language), [language]);
}
