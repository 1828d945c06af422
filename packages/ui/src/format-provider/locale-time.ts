import { withPlainSpaces } from "./locale-date.js";

/** 24-hour or 12-hour time. */
export type HourCycle = 12 | 24;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(locale: string, hourCycle: HourCycle | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${hourCycle}`;
  const clock =
    clocks.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone: "UTC",
      hour: "numeric",
      minute: "2-digit",
      ...(hourCycle === 12 && { hourCycle: "h12" }),
    });
  clocks.set(key, clock);
  return clock;
}

/**
 * A time such as `13:05` as a locale writes it: `1:05 PM`. Every locale writes 24 hours as `13:05`, if they are set.
 * @param hourCycle undefined for that of the locale
 */
export function timeText(time: string, locale: string, hourCycle: HourCycle | undefined): string {
  return hourCycle === 24 ? time : withPlainSpaces(clockOf(locale, hourCycle).format(instantOf(time)));
}

/** The parts of a time in 12 hours, such as the locale's word for AM. */
export function timeParts(time: string, locale: string): readonly Intl.DateTimeFormatPart[] {
  return clockOf(locale, 12).formatToParts(instantOf(time));
}

function instantOf(time: string): Date {
  return new Date(`1970-01-01T${time}Z`);
}
