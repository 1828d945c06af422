import { type DateInput, formatDateTime, formatNumber, type NumberInput } from "@portico/format";
import type { DatePattern } from "./format-settings.js";
import { dayOptions, inPattern, localWriter } from "./locale-date.js";
import { type HourCycle, timeWriter } from "./locale-time.js";

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
  const writeDay = localWriter(locale, dayOptions);
  const writeTime = timeWriter(locale, hourCycle);
  const write = (value: DateInput, hasTime: boolean) => {
    const [date = "", time = ""] = formatDateTime(value, zone).split(" ");
    if (!date) return "";
    const day = datePattern ? inPattern(date, datePattern) : writeDay(date.replaceAll("/", "-"));
    return hasTime ? `${day} ${writeTime(time)}` : day;
  };
  return { date: (value) => write(value, false), dateTime: (value) => write(value, true) };
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
