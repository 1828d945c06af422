import { type Filter, maxFilterLength } from "@portico/endpoints";

const patterns = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  number: /^-?\d{1,12}(\.\d{1,4})?$/,
  month: /^([1-9]|1[0-2])$/,
  year: /^[12]\d{3}$/,
  yesNo: /^(true|false)$/,
  isEmpty: /^(true|false)$/,
} as const;

/** Whether a filter accepts a value, by the same rules as the server. URLs can contain any value. */
export function isFilterValue(filter: Filter | undefined, value: string): boolean {
  if (!filter || value.length > maxFilterLength || value.includes("\0")) return false;
  switch (filter.kind) {
    case "text":
    case "select":
    case "asyncSelect":
      return true;
    case "choice":
      return filter.values.includes(value);
    case "date":
      return patterns.date.test(value) && !Number.isNaN(Date.parse(value));
    case "number":
    case "month":
    case "year":
    case "yesNo":
    case "isEmpty":
      return patterns[filter.kind].test(value);
  }
}
