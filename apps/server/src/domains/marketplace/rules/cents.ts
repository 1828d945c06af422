/** A dollar amount in whole cents, rounded half-up. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Whole cents in dollars. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** `numerator / denominator` of whole numbers, rounded half-up. Negative results round toward positive infinity. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
