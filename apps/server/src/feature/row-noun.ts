import type { BoundList } from "../lists/list.ts";

/** Refers to a row at the start of a sentence: "This lost policy". */
export function thisRow({ endpoint }: Pick<BoundList, "endpoint">): string {
  return `This ${endpoint.noun.one}`;
}
