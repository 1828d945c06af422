import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatSsn,
  formatYesNo,
} from "@portico/format";
import type { Format, Labels } from "./fields.ts";
import { monthLabelOf } from "./months.ts";

/** Whether values of a format are numbers, which are end-aligned in tables and stay numbers in spreadsheets. */
export function isNumeric(format: Format): boolean {
  return format === "money" || format === "number" || format === "percent";
}

/** Options for times and codes. */
export interface ValueOptions {
  /** An IANA time zone such as "America/New_York". @default the time zone of the machine */
  readonly timeZone?: string;
  /** The labels of codes. @default codes are shown as they are */
  readonly labels?: Labels | undefined;
  /** The language of the names of months, as in `lang` of HTML. @default English */
  readonly locale?: string;
  /** What is shown for true. @default "YES" */
  readonly yes?: string;
  /** What is shown for false. @default "NO" */
  readonly no?: string;
}

/** Formats a value for users, the same on screen and in exports; an empty string for null. */
export function formatValue(format: Format, value: unknown, options: ValueOptions): string {
  if (value === null || value === undefined) return "";
  switch (format) {
    case "date":
      return formatDate(String(value), options);
    case "dateTime":
      return formatDateTime(String(value), options);
    case "money":
      return formatMoney(Number(value));
    case "number":
      return formatNumber(Number(value));
    case "percent":
      return formatPercent(Number(value));
    case "month":
      return monthLabelOf(Number(value), options.locale);
    case "year":
      return String(value);
    case "phone":
      return formatPhone(String(value));
    case "ssn":
      return formatSsn(String(value));
    case "yesNo":
      return (value === true ? options.yes : options.no) ?? formatYesNo(value === true);
    case "text":
      return labelOf(String(value), options.labels);
    case "id":
    case "status":
      return String(value);
  }
}

function labelOf(code: string, labels: Labels = {}): string {
  return Object.hasOwn(labels, code) ? (labels[code] ?? code) : code;
}
