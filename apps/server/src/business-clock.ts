/** The time, and what day it is where the business is. */
export interface BusinessClock {
  readonly now: () => Date;
  /** Today in the business time zone, `YYYY-MM-DD`. */
  readonly today: () => string;
}

/** 'Today', the current year and days off follow this zone. */
export const businessTimeZone = "America/New_York";

const day = new Intl.DateTimeFormat("en-CA", {
  timeZone: businessTimeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** A clock over a source of time. */
export function businessClock(now: () => Date = () => new Date()): BusinessClock {
  return { now, today: () => day.format(now()) };
}

/** The year of a day written `YYYY-MM-DD`. */
export function yearOf(today: string): number {
  return Number(today.slice(0, 4));
}
