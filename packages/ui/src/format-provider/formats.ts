import { type DateInput, formatDate, formatDateTime, formatNumber, type NumberInput } from "@portico/format";
import type { DatePattern } from "./format-settings.js";
import { inPattern, patternOf, withDigitsOf } from "./locale-date.js";
import { type HourCycle, timeText } from "./locale-time.js";

/** Formatters of dates. Empty and invalid values are empty texts. */
export interface DateFormats {
  /** `01/05/2026`, in the order of the locale. A day never shifts with the time zone. */
  date: (value: DateInput) => string;
  /** `01/05/2026 1:05 PM`. */
  dateTime: (value: DateInput) => string;
}

/** Formatters of numbers. Empty and invalid values are empty texts. */
export interface NumberFormats {
  /** `1,234.5`. */
  number: (value: NumberInput) => string;
  /** `$1,234.50`. */
  money: (value: NumberInput) => string;
  /** `12.50%`: the value is already a percentage. It always has two decimals. */
  percent: (value: NumberInput) => string;
}

interface DateSettings {
  /** Undefined for the machine's time zone. */
  timeZone: string | undefined;
  locale: string;
  /** Undefined for that of the locale. */
  datePattern: DatePattern | undefined;
  /** Undefined for that of the locale. */
  hourCycle: HourCycle | undefined;
}

/** Creates the formatters of dates. */
export function dateFormats({ timeZone, locale, datePattern, hourCycle }: DateSettings): DateFormats {
  const zone = timeZone === undefined ? {} : { timeZone };
  const inOrder = (date: string) =>
    datePattern ? inPattern(date, datePattern) : withDigitsOf(locale, inPattern(date, patternOf(locale)));
  return {
    date: (value) => inOrder(formatDate(value, zone)),
    dateTime: (value) => {
      const [date = "", time = ""] = formatDateTime(value, zone).split(" ");
      return date && `${inOrder(date)} ${timeText(time, locale, hourCycle)}`;
    },
  };
}

/** Creates the formatters of numbers. */
export function numberFormats({ locale, currency }: { locale: string; currency: string }): NumberFormats {
  const formatter = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: NumberInput) => (formatNumber(value) === "" ? "" : format.format(Number(value)));
  };
  const decimals = formatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percentage = new Intl.NumberFormat(locale, { style: "percent" }).formatToParts(0);
  return {
    number: formatter({ maximumFractionDigits: 20 }),
    money: formatter({ style: "currency", currency, signDisplay: "negative" }),
    percent: (value) => {
      const text = decimals(value);
      // The value is not divided by 100, which would round it.
      return text && percentage.map(({ type, value }) => (type === "integer" ? text : value)).join("");
    },
  };
}
