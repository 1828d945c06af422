import { centsOf, type EnrollmentGroup } from "./groups.ts";

/** What a group pays a month, in dollars. */
export interface GroupPrice {
  /** Before the tax credit. */
  readonly premium: number;
  /** The part of the selected credit that the plan can use. */
  readonly credit: number;
  /** The premium minus the credit, at least 0. */
  readonly responsibility: number;
}

/**
 * Returns what a group pays. A plan may be able to use only a part of the credit, or none, as Catastrophic plans.
 * @param usable the largest credit that the plan can use
 */
export function priceOf(
  { aptc_selected }: Pick<EnrollmentGroup, "aptc_selected">,
  { premium, usable = premium }: { premium: number; usable?: number | undefined },
): GroupPrice {
  const credit = Math.max(0, Math.min(centsOf(aptc_selected), centsOf(usable), centsOf(premium)));
  return {
    premium,
    credit: credit / 100,
    responsibility: Math.max(0, centsOf(premium) - credit) / 100,
  };
}

/** Returns the sum of amounts in dollars, added in cents. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + centsOf(amount), 0) / 100;
}
