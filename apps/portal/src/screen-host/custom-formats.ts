import type { customParts } from "@portico/portal-config";
import { dayOf, formatInstant } from "@portico/renderer/dates";
import type { CustomFormat } from "@portico/renderer/host";

/** The portal's custom formats. Loaded with the first screen that uses one. */
export const customFormats = {
  age: (value, { timeZone }) => ageOn(value, dayOf(new Date(), timeZone)),
  dateAt: (value, options) => formatInstant(value, options, "dateAt"),
  dateTimeUs: (value, options) => formatInstant(value, options, "dateTimeUs"),
  settingValue,
} satisfies Record<(typeof customParts)["format"][number], CustomFormat>;

/** Returns the age in full years on a day, or an empty string if the value is not an earlier date. */
export function ageOn(value: unknown, today: string): string {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}/.test(value)) return "";
  const [born, day] = [value, today].map((date) => Number(date.slice(0, 10).replaceAll("-", "")));
  const age = Math.floor(((day ?? 0) - (born ?? 0)) / 10_000);
  return age >= 0 ? String(age) : "";
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
