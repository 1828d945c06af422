import { type DayOrder, fullYear, isoDay, plainCharacters } from "@portico/format";
import type { Read } from "./read.ts";
import { timeOf, timeOfDay } from "./time.ts";

/** How dates of a file are written. */
export interface DateReading {
  /** The maximum for two-digit years. @default 2099 */
  readonly latestYear?: number | undefined;
  /** The order in dates such as 3/4/26. @default "monthFirst" */
  readonly order?: DayOrder | undefined;
}

/** The parts of a date as written. They may not be those of a day that exists. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Its time other than midnight, `HH:MM`. */
  readonly time: string | undefined;
  /** Whether it is the number of a day in a spreadsheet. */
  readonly isSerial: boolean;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthName =
  "(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)\\.?";
const weekday = "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? +)?";
const time = String.raw`(?:[T ]+(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?([AP]M)?(?: ?(?:Z|UTC|GMT|[ECMP][SD]T|[+-]\d{2}:?\d{2}))?)?`;

const patterns = {
  yearFirst: whole(String.raw`(\d{4}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{1,2})${time}`),
  joined: whole(String.raw`((?:19|20|99)\d{2})(\d{2})(\d{2})${time}`),
  yearLast: whole(String.raw`(\d{1,2}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{4}|\d{2})${time}`),
  dayAndName: whole(String.raw`${weekday}(\d{1,2})[-/., ]*${monthName}[-/., ']*(\d{4}|\d{2})${time}`),
  nameAndDay: whole(
    String.raw`${weekday}${monthName}[-/ ]*(\d{1,2})(?:st|nd|rd|th)?,?[-/ ]+(\d{4}|\d{2})${time}`,
  ),
  yearAndName: whole(String.raw`(\d{4})[-/ ]${monthName}[-/ ](\d{1,2})${time}`),
  serial: whole(String.raw`(\d{5})(?:\.(\d+))?`),
} as const;

function whole(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`, "i");
}

/** Spreadsheets count days from here. */
const serialStart = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;
/** Smaller numbers of days are before 1927, and look like something else. */
const minSerial = 10_000;

/** The parts of a date: with digits, with the month's name, or as the number of a spreadsheet. Undefined for other texts. */
export function parseDateParts(
  text: string,
  { latestYear, order = "monthFirst" }: DateReading = {},
): DateParts | undefined {
  const plain = plainCharacters(text);
  const match = (pattern: RegExp) => pattern.exec(plain)?.slice(1);
  const parts = (year = "", month = "", day = "", clock?: string, half?: string): DateParts => ({
    year: fullYear(year, latestYear),
    month: Number(month) || months.indexOf(month.slice(0, 3).toLowerCase()) + 1,
    day: Number(day),
    time: clock === undefined || isMidnight(clock, half) ? undefined : timeOf(clock, half),
    isSerial: false,
  });
  const yearFirst = match(patterns.yearFirst) ?? match(patterns.joined);
  if (yearFirst) return parts(...yearFirst);
  const yearLast = match(patterns.yearLast);
  if (yearLast) {
    const [one, two, year, ...rest] = yearLast;
    return order === "monthFirst" ? parts(year, one, two, ...rest) : parts(year, two, one, ...rest);
  }
  const dayAndName = match(patterns.dayAndName);
  if (dayAndName) {
    const [day, month, year, ...rest] = dayAndName;
    return parts(year, month, day, ...rest);
  }
  const nameAndDay = match(patterns.nameAndDay);
  if (nameAndDay) {
    const [month, day, year, ...rest] = nameAndDay;
    return parts(year, month, day, ...rest);
  }
  const yearAndName = match(patterns.yearAndName);
  if (yearAndName) return parts(...yearAndName);
  const serial = match(patterns.serial);
  return serial && serialParts(Number(serial[0]), Number(`0.${serial[1] ?? 0}`));
}

/** Midnight is how programs write a day without a time. */
function isMidnight(clock: string, half: string | undefined): boolean {
  const isTwelve = half?.toUpperCase() === "AM" && /^12\D/.test(clock);
  return /^[0:.]+$/.test(isTwelve ? clock.slice(2) : clock);
}

function serialParts(days: number, partOfDay: number): DateParts | undefined {
  if (days < minSerial) return undefined;
  const date = new Date(serialStart + days * dayMs);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    time: partOfDay > 0 ? timeOfDay(partOfDay) : undefined,
    isSerial: true,
  };
}

const problem = "isn't a date such as 2026-01-31 or 1/31/2026.";
/** Dates from this year on mean that something never ends. */
const never = 9000;

/**
 * Reads a day as `YYYY-MM-DD`: `2026-01-31`, `2026/1/31`, `20260131`, `1/31/26`, `31-Jan-2026`, `Jan 31, 2026`, or the
 * number of a spreadsheet, with or without a time. Null for an empty text and for dates that mean "never".
 */
export function readDate(text: string, reading: DateReading = {}): Read<string | null> {
  if (text === "") return { value: null };
  const parts = parseDateParts(text, reading);
  const day = parts && parts.year >= 1900 ? isoDay(parts.year, parts.month, parts.day) : undefined;
  if (!parts || day === undefined) return { problem };
  if (parts.year >= never) return { value: null };
  if (parts.isSerial)
    return { value: day, warning: `is the number of a day in a spreadsheet, which was read as ${day}.` };
  return parts.time !== undefined
    ? { value: day, warning: "has a time, which isn't stored." }
    : { value: day };
}
