import { contract } from "@portico/contract";
import * as core from "@portico/screens/differences";

export type { Difference } from "@portico/screens/differences";

/** `screenDifferences` for Portico's screens. */
export function screenDifferences(before: unknown, after: unknown): core.Difference[] {
  return core.screenDifferences(before, after, contract);
}
