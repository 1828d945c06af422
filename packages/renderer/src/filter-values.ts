import {
  acceptsSeveralValues,
  type Filter,
  type FilterValue,
  maxFilterLength,
  maxFilterValues,
} from "@portico/endpoints";

const patterns = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  number: /^-?\d{1,12}(\.\d{1,4})?$/,
  month: /^([1-9]|1[0-2])$/,
  year: /^[12]\d{3}$/,
  yesNo: /^(true|false)$/,
  isEmpty: /^(true|false)$/,
} as const;

/**
 * Returns the values among `texts` that a filter accepts: one as a text, several of a filter that takes them as a list.
 * Undefined if there is none.
 */
export function readFilterValue(
  filter: Filter | undefined,
  texts: FilterValue = [],
): FilterValue | undefined {
  if (!filter) return undefined;
  const values = [...new Set([texts].flat())].filter((text) => text !== "" && isFilterValue(filter, text));
  const [first, ...others] = values;
  if (others.length === 0 || !acceptsSeveralValues(filter)) return first;
  return values.slice(0, maxFilterValues);
}

/** Whether a value from a file or a response is a text or a list of texts. */
export function isTextOrTexts(value: unknown): value is FilterValue {
  return [value].flat().every((text) => typeof text === "string");
}

/** Whether a filter accepts a value, by the same rules as the server. URLs can contain any value. */
function isFilterValue(filter: Filter | undefined, value: string): boolean {
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
