import { months, type StatementLayout } from "@portico/contract";
import type { Read } from "../../csv/values.ts";

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
  const yearFirst =
    match(text, String.raw`(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?${time}`) ??
    match(text, String.raw`((?:19|20)\d{2})(\d{2})(\d{2})?`);
  if (yearFirst) return found(yearFirst[0], yearFirst[1], yearFirst[2]);
  const date = match(text, String.raw`(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${time}`);
  if (date) {
    const [one, two, year] = date;
    return dateOrder === "monthFirst" ? found(year, one, two) : found(year, two, one);
  }
  const month =
    match(text, String.raw`(\d{1,2})[-/.](\d{4}|\d{2})`) ?? match(text, String.raw`(\d{2})(\d{4})`);
  return month && found(month[1], month[0]);
}

/** A date with the month's name: `Mar 2026`, `Mar-26`, `15-Mar-2026` or `March 15, 2026`. */
function parseNamed(text: string): Found | undefined {
  const yearLast = match(text, String.raw`(?:(\d{1,2})[-/ ]+)?([a-z]+)\.?[-/, ']*(\d{4}|\d{2})`);
  if (yearLast) return named(yearLast[2], yearLast[1], yearLast[0]);
  const american = match(text, String.raw`([a-z]+)\.? +(\d{1,2}),? +(\d{4})`);
  if (american) return named(american[2], american[0], american[1]);
  const yearFirst = match(text, String.raw`(\d{4})[-/ ]+([a-z]+)\.?`);
  return yearFirst && named(yearFirst[0], yearFirst[1]);
}

function parseSerial(text: string): Found | undefined {
  const days = match(text, String.raw`(\d{5})(?:\.\d+)?`);
  if (!days) return undefined;
  const date = new Date(serialStart + Number(days[0]) * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

function match(text: string, pattern: string): readonly (string | undefined)[] | undefined {
  return new RegExp(`^${pattern}$`, "i").exec(text)?.slice(1);
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
