import * as core from "@portico/screens/differences";
import { registry } from "./registry.ts";

export type { Difference } from "@portico/screens/differences";

/** `screenDifferences` for Portico's screens. */
export function screenDifferences(before: unknown, after: unknown): core.Difference[] {
  return core.screenDifferences(before, after, registry);
}
