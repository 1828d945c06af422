import { addDays } from "../time/days.ts";

const dayMs = 86_400_000;

/** A month counted from year 0: 2026-03 is 2026 × 12 + 2. */
export type MonthNumber = number;

/** The month of a date, `YYYY-MM-DD`. */
export function monthOf(day: string): MonthNumber {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** The first day of a month, `YYYY-MM-DD`. */
export function firstDay(month: MonthNumber): string {
  return `${Math.floor(month / 12)}-${pad((month % 12) + 1)}-01`;
}

/** The last day of a month. */
export function lastDay(month: MonthNumber): string {
  return addDays(firstDay(month + 1), -1);
}

/** Adds days to an instant. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMs);
}

/**
 * A number of days up to `oldest`, from a random number below 1: recent ones are more frequent, as in lists of people who
 * have been working for years. A third of them are among the last 4 %.
 */
export function daysAgo(chance: number, oldest: number): number {
  return Math.floor(oldest * chance ** 3);
}

export function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

export function later(one: string, other: string): string {
  return one > other ? one : other;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
