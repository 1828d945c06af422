import type { ValueOptions } from "@portico/contract";
import type { customParts } from "@portico/portal-config";
import { formatDateTimeUs } from "@portico/ui/format";

/** Formats a value of a column. */
type CustomFormat = (value: unknown, options: ValueOptions) => string;

/** The portal's custom formats. Loaded with the first screen that uses one. */
export const customFormats = {
  age: (value) => ageAt(value, new Date()),
  dateAt,
  dateTimeUs: (value, { timeZone }) =>
    typeof value === "string" ? formatDateTimeUs(value, timeZone === undefined ? {} : { timeZone }) : "",
  settingValue,
} satisfies Record<(typeof customParts)["format"][number], CustomFormat>;

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

/** How many entries of a list are shown. */
const maxEntries = 5;

/** The text of a setting's value: its entries or their number for a list, Yes or No, or the text itself. */
export function settingValue(text: unknown): string {
  if (typeof text !== "string") return "";
  if (text === "true") return "Yes";
  if (text === "false") return "No";
  const value = /^[[{]/.test(text) ? parseJson(text) : undefined;
  if (value === undefined) return text;
  const entries = Array.isArray(value) ? value : Object.keys(value);
  if (entries.length === 0) return "None";
  return entries.length > maxEntries ? `${entries.length} entries` : entries.map(nameOf).join(", ");
}

function nameOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return String(entry);
  return String(Reflect.get(entry, "name") ?? Reflect.get(entry, "carrier") ?? "");
}

function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
