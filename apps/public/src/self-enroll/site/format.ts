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

/** `Intl` objects take milliseconds to make on a slow phone, so each is made once, when it is first needed. */
const made = new Map<Language, Format>();

/** Functions that write values in a language. */
export function formatIn(language: Language): Format {
  const format = made.get(language) ?? makeFormat(locales[language]);
  made.set(language, format);
  return format;
}

function makeFormat(locale: string): Format {
  const money = (digits: number) =>
    once(
      () =>
        new Intl.NumberFormat(locale, {
          style: "currency",
          currency: "USD",
          currencyDisplay: "narrowSymbol",
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
    );
  const wholeDollars = money(0);
  const dollarsAndCents = money(2);
  const number = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }));
  return {
    dollars: (value) => wholeDollars().format(value),
    cents: (value) => dollarsAndCents().format(value),
    percent: (value) => `${number().format(Math.floor(value))}%`,
    count: (value) => number().format(value),
    day: (isoDay) => date().format(new Date(`${isoDay}T00:00:00Z`)),
  };
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** Functions that write values in the site's language. */
export function useFormat(): Format {
  return formatIn(useSite().language);
}
