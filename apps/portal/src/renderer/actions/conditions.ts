import { valueAt } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import type { Condition } from "@portico/portal-config";

/** Whether a row meets a condition, as far as the page knows. */
export function isMet(condition: Condition, row: ListRow): boolean {
  if ("all" in condition) return condition.all.every((inner) => isMet(inner, row));
  if ("any" in condition) return condition.any.some((inner) => isMet(inner, row));
  if ("not" in condition) return !isMet(condition.not, row);
  const found = valueAt(row, condition.field);
  switch (condition.is) {
    case "equal":
      return isSame(found, condition.value);
    case "notEqual":
      return !isSame(found, condition.value);
    case "in":
      return condition.value.some((value) => isSame(found, value));
    case "notIn":
      return !condition.value.some((value) => isSame(found, value));
    case "empty":
      return isEmpty(found);
    case "notEmpty":
      return !isEmpty(found);
  }
}

/** A value that is not there is the same as null. */
function isSame(found: unknown, value: unknown): boolean {
  return (found ?? null) === value;
}

function isEmpty(found: unknown): boolean {
  return found === undefined || found === null || found === "";
}
