import { months, type StatementLayout } from "@portico/contract";
import { parseDateParts } from "../../file-values/date.ts";
import type { Read } from "../../file-values/read.ts";

/** A month of a year. */
export interface CommissionMonth {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
}

const problem = "isn't a month such as 3/2026, 2026-03-01, 3/1/26 or Mar 2026.";
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
  if (!found || !isDate(found)) return { problem };
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

function parse(text: string, order: StatementLayout["dateOrder"]): Found | undefined {
  return parseDateParts(text, { order }) ?? parseMonthAlone(text);
}

/** A month without a day: `3/2026`, `2026-03`, `202603`, `Mar 2026` or `2026 March`. */
function parseMonthAlone(text: string): Found | undefined {
  const yearFirst = match(text, /^(\d{4})[-/.](\d{1,2})$/) ?? match(text, /^((?:19|20)\d{2})(\d{2})$/);
  if (yearFirst) return found(yearFirst[0], yearFirst[1]);
  const month = match(text, /^(\d{1,2})[-/.](\d{4}|\d{2})$/) ?? match(text, /^(\d{2})(\d{4})$/);
  if (month) return found(month[1], month[0]);
  const yearLast = match(text, /^([a-z]+)\.?[-/, ']*(\d{4}|\d{2})$/i);
  if (yearLast) return named(yearLast[1], yearLast[0]);
  const yearAndName = match(text, /^(\d{4})[-/ ]+([a-z]+)\.?$/i);
  return yearAndName && named(yearAndName[0], yearAndName[1]);
}

function match(text: string, pattern: RegExp): readonly (string | undefined)[] | undefined {
  return pattern.exec(text)?.slice(1);
}

function found(year = "", month = ""): Found {
  return { year: yearOf(year), month: Number(month) };
}

function named(year = "", name = ""): Found | undefined {
  const month = monthOf(name);
  return month === undefined ? undefined : found(year, String(month));
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
