import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  formatSsn,
  formatYesNo,
} from "@portico/ui/format";
import type { Format } from "./fields.ts";

/** Whether values of a format are figures: they stand at the end of their column, and stay numbers in a spreadsheet. */
export function isNumeric(format: Format): boolean {
  return format === "number" || format === "money" || format === "percent";
}

/** Writes a value of an answer for people, the same on screen and in exports; nothing for null. */
export function formatValue(format: Format, value: unknown): string {
  if (value === null || value === undefined) return "";
  switch (format) {
    case "date":
      return formatDate(String(value));
    case "dateTime":
      return formatDateTime(String(value));
    case "money":
      return formatMoney(Number(value));
    case "number":
      return formatNumber(Number(value));
    case "percent":
      return formatPercent(Number(value));
    case "phone":
      return formatPhone(String(value));
    case "ssn":
      return formatSsn(String(value));
    case "yesNo":
      return formatYesNo(value === true);
    case "id":
    case "text":
    case "status":
      return String(value);
  }
}
