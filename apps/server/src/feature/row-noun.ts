import type { BoundList } from "../lists/list.ts";

/** A row of a list at the start of a sentence: "This lost policy". */
export function thisRow({ endpoint }: Pick<BoundList, "endpoint">): string {
  return `This ${endpoint.noun.one}`;
}
