/** A day as `YYYY-MM-DD`, an instant as an ISO 8601 string or a `Date`, or nothing. */
export type DateInput = string | Date | null | undefined;

export interface MomentOptions {
  /** An IANA time zone such as "America/New_York". @default the machine's time zone */
  timeZone?: string;
}

interface DateParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const localMomentPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?$/;

/** `2026/01/05`. A day never shifts with the time zone. */
export function formatDate(value: DateInput, options: MomentOptions = {}): string {
  const parts = datePartsOf(value, options);
  return parts ? `${parts.year}/${pad(parts.month)}/${pad(parts.day)}` : "";
}

/** `2026/01/05 13:05`, in 24-hour time. */
export function formatDateTime(value: DateInput, options: MomentOptions = {}): string {
  const parts = datePartsOf(value, options);
  return parts ? `${parts.year}/${pad(parts.month)}/${pad(parts.day)} ${clock(parts)}` : "";
}

/** `01/05/2026 13:05`: month first, in 24-hour time. */
export function formatDateTimeUs(value: DateInput, options: MomentOptions = {}): string {
  const parts = datePartsOf(value, options);
  return parts ? `${pad(parts.month)}/${pad(parts.day)}/${parts.year} ${clock(parts)}` : "";
}

function clock({ hour, minute }: DateParts): string {
  return `${pad(hour)}:${pad(minute)}`;
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** `Mon, 1/5/26 at 1:05PM`. */
export function formatDateAt(value: DateInput, options: MomentOptions = {}): string {
  const parts = datePartsOf(value, options);
  if (!parts) return "";
  const { year, month, day, hour, minute } = parts;
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  const time = `${hour % 12 || 12}:${pad(minute)}${hour < 12 ? "AM" : "PM"}`;
  return `${weekday}, ${month}/${day}/${pad(year % 100)} at ${time}`;
}

function datePartsOf(value: DateInput, { timeZone }: MomentOptions): DateParts | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "string") {
    if (value.length > 40) return undefined;
    const spelled = dayPattern.exec(value) ?? localMomentPattern.exec(value);
    if (spelled) return checked(spelled.slice(1).map(Number));
  }
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return undefined;
  return timeZone === undefined ? localParts(moment) : partsIn(moment, timeZone);
}

/** The date that the parts spell, or undefined if no such day exists. */
function checked([year = 0, month = 0, day = 0, hour = 0, minute = 0]: number[]): DateParts | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60;
  return isReal ? { year, month, day, hour, minute } : undefined;
}

function localParts(moment: Date): DateParts {
  return {
    year: moment.getFullYear(),
    month: moment.getMonth() + 1,
    day: moment.getDate(),
    hour: moment.getHours(),
    minute: moment.getMinutes(),
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function partsIn(moment: Date, timeZone: string): DateParts {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    });
  formatters.set(timeZone, formatter);
  const found = new Map(formatter.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? 0;
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
  };
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
