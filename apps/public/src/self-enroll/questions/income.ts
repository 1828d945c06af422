import { type IncomeEntry, numberOf } from "../quote/draft.ts";

/** How many times a year an amount is paid. */
const timesAYear: Readonly<Record<IncomeEntry["period"], number>> = {
  week: 52,
  twoWeeks: 26,
  month: 12,
  year: 1,
};

/** The sum of incomes in whole dollars a year. Entries without an amount don't count. */
export function yearlyIncome(entries: readonly IncomeEntry[]): number {
  const sum = entries.reduce((total, { amount, period }) => {
    const value = numberOf(amount);
    return Number.isFinite(value) && value > 0 ? total + value * timesAYear[period] : total;
  }, 0);
  return Math.round(sum);
}
