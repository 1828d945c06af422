import type { ResponseBody } from "@portico/contract/schemas";

/** Whether a plan covers a doctor or drug. */
export type Coverage = ResponseBody<"quote.plan">["doctors"][number];

/** How many are covered. */
export function coveredOf(all: readonly Coverage[]): number {
  return all.filter(({ coverage }) => coverage === "Covered" || coverage === "GenericCovered").length;
}
