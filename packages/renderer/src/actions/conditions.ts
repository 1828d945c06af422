import { valueAt } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import type { Condition } from "@portico/screens";

/** Whether a row meets a condition, based on the fetched data. */
export function isMet(condition: Condition, row: ListRow): boolean {
  if ("all" in condition) return condition.all.every((inner) => isMet(inner, row));
  if ("any" in condition) return condition.any.some((inner) => isMet(inner, row));
  if ("not" in condition) return !isMet(condition.not, row);
  const actual = valueAt(row, condition.field);
  switch (condition.is) {
    case "equal":
      return isEqual(actual, condition.value);
    case "notEqual":
      return !isEqual(actual, condition.value);
    case "in":
      return condition.value.some((value) => isEqual(actual, value));
    case "notIn":
      return !condition.value.some((value) => isEqual(actual, value));
    case "empty":
      return isEmpty(actual);
    case "notEmpty":
      return !isEmpty(actual);
  }
}

/** Undefined equals null. */
function isEqual(actual: unknown, value: unknown): boolean {
  return (actual ?? null) === value;
}

function isEmpty(actual: unknown): boolean {
  return actual === undefined || actual === null || actual === "";
}
