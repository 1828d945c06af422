import type { Fields } from "@portico/contract";
import type { Condition } from "../list-screen.ts";
import { withPaths } from "./checked.ts";
import { expectField } from "./fields.ts";
import type { ProblemList } from "./problem-list.ts";

/** Checks the fields of a condition against the list's. */
export function checkCondition(
  path: string,
  condition: Condition,
  fields: Fields | undefined,
  of: string,
  problems: ProblemList,
) {
  const each = (at: string, conditions: readonly Condition[]) => {
    for (const [path, one] of withPaths(at, conditions)) checkCondition(path, one, fields, of, problems);
  };
  if ("all" in condition) each(`${path}.all`, condition.all);
  else if ("any" in condition) each(`${path}.any`, condition.any);
  else if ("not" in condition) checkCondition(`${path}.not`, condition.not, fields, of, problems);
  else expectField(`${path}.field`, condition.field, fields, of, problems);
}
