import { workSchemas } from "./builders/work.schemas.ts";
import type { UsualWork, WorkName } from "./builders/work.ts";

/** The schemas of the calls on policies, whose figures an upload brings up to date. */
export function policyWorkSchemas<const Prefix extends string, const Name extends WorkName = UsualWork>(
  prefix: Prefix,
  calls?: readonly Name[],
) {
  return workSchemas(prefix, {
    ...(calls && { calls }),
    refreshedDate: "When an upload last brought the policies up to date; null before the first.",
  });
}
