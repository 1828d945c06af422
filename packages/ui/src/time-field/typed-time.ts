import { plainCharacters } from "@portico/format";
import { type HourCycle, timeWriter } from "../format-provider/locale-time.js";

const typedPattern = /^(\d{1,2})(?::?(\d{2}))?\s*(?:([ap])\.?\s*m?\.?)?$/i;
const storedPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Parses a typed time as `HH:MM`. Accepts `2:30 PM`, `2:30p`, `14:30`, `1430`, and what the locale writes. */
export function parseTime(text: string, locale = "en-US"): string | undefined {
  const plain = plainCharacters(text);
  const [, hourText, minuteText = "00", half] = typedPattern.exec(plain) ?? [];
  if (hourText === undefined) return inLocale(plain, locale);
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  const isPossible = half ? hour >= 1 && hour <= 12 : hour <= 23;
  if (!isPossible || minute > 59) return undefined;
  const onDay = half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return `${String(onDay).padStart(2, "0")}:${minuteText}`;
}

/** A time in words of the locale, such as `오후 2:30` or `14 h 30`: the one that is written so, apart from spaces. */
function inLocale(plain: string, locale: string): string | undefined {
  const bare = (time: string) => plainCharacters(time).replaceAll(" ", "");
  const writers = [timeWriter(locale, undefined), timeWriter(locale, 12)];
  return /\d/.test(plain)
    ? allTimes().find((time) => writers.some((write) => bare(write(time)) === bare(plain)))
    : undefined;
}

/** Every minute of a day. */
function allTimes(): readonly string[] {
  return Array.from({ length: 1440 }, (_, minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
}

/**
 * Shows `14:30` as the locale writes it: `2:30 PM`. Undefined if the text is not a time.
 * @param hourCycle undefined for that of the locale
 */
export function showTime(value: string, locale = "en-US", hourCycle?: HourCycle): string | undefined {
  return storedPattern.test(value) ? timeWriter(locale, hourCycle)(value) : undefined;
}
