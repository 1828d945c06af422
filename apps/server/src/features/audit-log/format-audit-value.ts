import { formatDate, formatDateTime, formatYesNo } from "@portico/format";

/** Texts of the response besides labels and values. */
export const words = { empty: "Empty" };

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}(:?\d{2})?)$/;

/** Formats a value that no list shows. Empty values return an empty text. */
export function formatAuditValue(value: unknown, timeZone: string): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return formatYesNo(value);
  if (Array.isArray(value)) return value.map((each) => formatAuditValue(each, timeZone)).join("; ");
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([name, part]) => [
      labelOf(name),
      formatAuditValue(part, timeZone),
    ]);
    return parts.flatMap(([label, text]) => (text === "" ? [] : [`${label}: ${text}`])).join(", ");
  }
  const text = String(value);
  if (day.test(text)) return formatDate(text);
  return instant.test(text) ? formatDateTime(text, { timeZone }) : text;
}

/** A column name as a label: `mustChangePassword` becomes `Must change password`. */
export function labelOf(name: string): string {
  const text = name.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
