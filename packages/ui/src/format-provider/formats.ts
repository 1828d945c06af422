import { type DateInput, formatDate, formatDateTime, formatNumber, type NumberInput } from "@portico/format";
import type { DatePattern } from "./format-settings.js";

/** Formatters of dates. Empty and invalid values are empty texts. */
export interface DateFormats {
  /** `2026/01/05`. A day never shifts with the time zone. */
  date: (value: DateInput) => string;
  /** `2026/01/05 13:05`. */
  dateTime: (value: DateInput) => string;
}

/** Formatters of numbers. Empty and invalid values are empty texts. */
export interface NumberFormats {
  /** `1,234.5`. */
  number: (value: NumberInput) => string;
  /** `$1,234.50`. */
  money: (value: NumberInput) => string;
  /** `12.50%`: the value is already a percentage. */
  percent: (value: NumberInput) => string;
}

interface DateSettings {
  /** Undefined for the machine's time zone. */
  timeZone: string | undefined;
  datePattern: DatePattern;
  hourCycle: 12 | 24;
}

/** Creates the formatters of dates. */
export function dateFormats({ timeZone, datePattern, hourCycle }: DateSettings): DateFormats {
  const zone = timeZone === undefined ? {} : { timeZone };
  const inOrder = (date: string) => {
    const [year = "", month = "", day = ""] = date.split("/");
    return date && datePattern.replace("YYYY", year).replace("MM", month).replace("DD", day);
  };
  return {
    date: (value) => inOrder(formatDate(value, zone)),
    dateTime: (value) => {
      const [date = "", time = ""] = formatDateTime(value, zone).split(" ");
      return date && `${inOrder(date)} ${hourCycle === 12 ? inHalves(time) : time}`;
    },
  };
}

/** `13:05` as `1:05 PM`. */
function inHalves(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}

/** Creates the formatters of numbers. */
export function numberFormats({ locale, currency }: { locale: string; currency: string }): NumberFormats {
  const formatter = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: NumberInput) => (formatNumber(value) === "" ? "" : format.format(Number(value)));
  };
  const decimals = formatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    number: formatter({ maximumFractionDigits: 20 }),
    money: formatter({ style: "currency", currency, signDisplay: "negative" }),
    percent: (value) => {
      const text = decimals(value);
      return text && `${text}%`;
    },
  };
}
