import type { ValueOptions } from "@portico/contract";

const day = 86_400_000;

/** Returns the date of a moment as `YYYY-MM-DD`, by default in the computer's time zone. */
export function dayOf(moment: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    ...(timeZone === undefined ? {} : { timeZone }),
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Adds days to a date: `("2026-11-20", 14)` → `"2026-12-04"`. */
export function dayAfter(from: string, days: number): string {
  return new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);
}

/** Returns the age in full years, or an empty string if the value is not a past date. */
export function ageAt(value: unknown, now: Date): string {
  const born = typeof value === "string" ? /^(\d{4})-(\d{2})-(\d{2})/.exec(value) : null;
  if (!born) return "";
  const [year = 0, month = 0, date = 0] = born.slice(1).map(Number);
  const hadBirthday = now.getMonth() + 1 > month || (now.getMonth() + 1 === month && now.getDate() >= date);
  const age = now.getFullYear() - year - (hadBirthday ? 0 : 1);
  return age >= 0 ? String(age) : "";
}

/** `Mon, 1/5/26 at 1:05PM`, or an empty string without a value. */
export function dateAt(instant: unknown, { timeZone }: ValueOptions): string {
  if (typeof instant !== "string") return "";
  const format = new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "numeric",
    day: "numeric",
    year: "2-digit",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  const [weekday, date, time = ""] = format.format(new Date(instant)).split(", ");
  return `${weekday}, ${date} at ${time.replace(/\s/, "")}`;
}
