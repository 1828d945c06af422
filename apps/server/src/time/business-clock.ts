/** The time, and what day it is where the business is. */
export interface BusinessClock {
  readonly now: () => Date;
  /** Today in the business time zone, `YYYY-MM-DD`. */
  readonly today: () => string;
  /** The business time zone, by its IANA name. */
  readonly timeZone: () => string;
}

/** The zone of 'today' unless the configuration names another. */
export const defaultTimeZone = "America/New_York";

/** A clock over a source of time, in a zone that may change while it runs. */
export function businessClock(
  now: () => Date = () => new Date(),
  timeZone: () => string = () => defaultTimeZone,
): BusinessClock {
  let zone = timeZone();
  let day = dayIn(zone);
  let known = { minute: Number.NaN, today: "" };
  return {
    now,
    timeZone,
    today: () => {
      const zoneNow = timeZone();
      const moment = now();
      const minute = Math.floor(moment.getTime() / 60_000);
      // Days begin with a minute, wherever it is: within one, today stays what it is.
      if (zone === zoneNow && known.minute === minute) return known.today;
      if (zone !== zoneNow) day = dayIn(zoneNow);
      zone = zoneNow;
      known = { minute, today: day.format(moment) };
      return known.today;
    },
  };
}

function dayIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
}

/** The year of a day written `YYYY-MM-DD`. */
export function yearOf(today: string): number {
  return Number(today.slice(0, 4));
}
