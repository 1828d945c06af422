/** The time, and the date in the business time zone. */
export interface BusinessClock {
  readonly now: () => Date;
  /** Today in the business time zone, `YYYY-MM-DD`. */
  readonly today: () => string;
  /** The business time zone as an IANA name. */
  readonly timeZone: () => string;
}

/** The default business time zone. */
export const defaultTimeZone = "America/New_York";

/** Creates a clock with a time zone that may change. */
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
      // Dates change at the start of a minute in every time zone, so the date can be cached per minute.
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

/** The year of a date, `YYYY-MM-DD`. */
export function yearOf(today: string): number {
  return Number(today.slice(0, 4));
}
