import { localWriter } from "./locale-date.js";

/** 24-hour or 12-hour time. */
export type HourCycle = 12 | 24;

/**
 * Creates a function that writes a time such as `13:05` as a locale does: `1:05 PM`. Every locale writes 24 hours as
 * `13:05`, if they are set.
 * @param hourCycle undefined for that of the locale
 */
export function timeWriter(locale: string, hourCycle: HourCycle | undefined): (time: string) => string {
  if (hourCycle === 24) return (time) => time;
  const write = localWriter(locale, {
    hour: "numeric",
    minute: "2-digit",
    ...(hourCycle && { hourCycle: "h12" }),
  });
  return (time) => write(`1970-01-01T${time}Z`);
}
