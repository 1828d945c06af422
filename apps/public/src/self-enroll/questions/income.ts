import { numberOf } from "../quote/draft.ts";

/** How often an amount is paid, with how many times a year. */
export const periods = { week: 52, twoWeeks: 26, month: 12, year: 1 } as const;
/** How often an amount is paid. */
export type Period = keyof typeof periods;

/** An income as entered. */
export interface IncomeEntry {
  readonly id: number;
  readonly amount: string;
  readonly period: Period;
}

/** The sum of incomes in whole dollars a year. Entries without an amount don't count. */
export function yearlyIncome(entries: readonly IncomeEntry[]): number {
  const sum = entries.reduce((total, { amount, period }) => {
    const value = numberOf(amount);
    return Number.isFinite(value) && value > 0 ? total + value * periods[period] : total;
  }, 0);
  return Math.round(sum);
}
