import { months, type StatementLayout } from "@portico/contract";
import type { Read } from "../../file-values/read.ts";

/** A month of a year. */
export interface CommissionMonth {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
}

const fault = "isn't a month such as 3/2026, 2026-03-01, 3/1/26 or Mar 2026.";
/** Spreadsheets count days from here. */
const serialStart = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;
const time = String.raw`(?:[T ]+[\d:.]+ ?(?:[AP]M|Z|[+-]\d{2}:?\d{2})?)?`;
const names = new Map(months.map((name, index) => [name.slice(0, 3), index + 1]));

/**
 * Parses a month, or the month of a date: with digits, with the month's name, or as the serial number of a
 * spreadsheet.
 * @param year the text of a separate column with the year
 */
export function readMonth(
  text: string,
  { dateOrder }: Pick<StatementLayout, "dateOrder">,
  year = "",
): Read<CommissionMonth> {
  const found = year === "" ? parse(text.trim(), dateOrder) : inYear(text.trim(), year.trim(), dateOrder);
  if (!found || !isDate(found)) return { fault };
  return { value: { year: found.year, month: found.month } };
}

interface Found extends CommissionMonth {
  readonly day?: number;
}

/** Both columns can have the year, but it must be the same. */
function inYear(text: string, year: string, dateOrder: StatementLayout["dateOrder"]): Found | undefined {
  if (!/^(?:\d{2}|\d{4})$/.test(year)) return undefined;
  const month = monthOf(text);
  if (month !== undefined) return { year: yearOf(year), month };
  const date = parse(text, dateOrder);
  return date?.year === yearOf(year) ? date : undefined;
}

function parse(text: string, dateOrder: StatementLayout["dateOrder"]): Found | undefined {
  return parseDigits(text, dateOrder) ?? parseNamed(text) ?? parseSerial(text);
}

function parseDigits(text: string, dateOrder: StatementLayout["dateOrder"]): Found | undefined {
  const yearFirst = match(text, patterns.yearFirst) ?? match(text, patterns.joinedYearFirst);
  if (yearFirst) return found(yearFirst[0], yearFirst[1], yearFirst[2]);
  const date = match(text, patterns.yearLast);
  if (date) {
    const [one, two, year] = date;
    return dateOrder === "monthFirst" ? found(year, one, two) : found(year, two, one);
  }
  const month = match(text, patterns.monthAndYear) ?? match(text, patterns.joinedMonthAndYear);
  return month && found(month[1], month[0]);
}

/** A date with the month's name: `Mar 2026`, `Mar-26`, `15-Mar-2026` or `March 15, 2026`. */
function parseNamed(text: string): Found | undefined {
  const yearLast = match(text, patterns.namedYearLast);
  if (yearLast) return named(yearLast[2], yearLast[1], yearLast[0]);
  const american = match(text, patterns.american);
  if (american) return named(american[2], american[0], american[1]);
  const yearFirst = match(text, patterns.namedYearFirst);
  return yearFirst && named(yearFirst[0], yearFirst[1]);
}

function parseSerial(text: string): Found | undefined {
  const days = match(text, patterns.serial);
  if (!days) return undefined;
  const date = new Date(serialStart + Number(days[0]) * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

const patterns = {
  yearFirst: whole(String.raw`(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?${time}`),
  joinedYearFirst: whole(String.raw`((?:19|20)\d{2})(\d{2})(\d{2})?`),
  yearLast: whole(String.raw`(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${time}`),
  monthAndYear: whole(String.raw`(\d{1,2})[-/.](\d{4}|\d{2})`),
  joinedMonthAndYear: whole(String.raw`(\d{2})(\d{4})`),
  namedYearLast: whole(String.raw`(?:(\d{1,2})[-/ ]+)?([a-z]+)\.?[-/, ']*(\d{4}|\d{2})`),
  american: whole(String.raw`([a-z]+)\.? +(\d{1,2}),? +(\d{4})`),
  namedYearFirst: whole(String.raw`(\d{4})[-/ ]+([a-z]+)\.?`),
  serial: whole(String.raw`(\d{5})(?:\.\d+)?`),
} as const;

/** A pattern that matches a whole text. */
function whole(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`, "i");
}

function match(text: string, pattern: RegExp): readonly (string | undefined)[] | undefined {
  return pattern.exec(text)?.slice(1);
}

function found(year = "", month = "", day?: string): Found {
  return { year: yearOf(year), month: Number(month), ...(day !== undefined && { day: Number(day) }) };
}

function named(year = "", name = "", day?: string): Found | undefined {
  const month = monthOf(name);
  return month === undefined ? undefined : found(year, String(month), day);
}

function monthOf(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const word = text.toLowerCase().replace(/\.$/, "");
  const full = months.find((name) => word.length >= 3 && (name === word || name.slice(0, 4) === word));
  return names.get(full?.slice(0, 3) ?? (word.length === 3 ? word : ""));
}

function yearOf(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

function isDate({ year, month, day = 1 }: Found): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && year >= 1900 && year < 2200;
}
