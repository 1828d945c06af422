import { fullYear, isoDay, parseDecimal } from "@portico/format";
import type { Read } from "./read.ts";

const dateFault = "isn't a date such as 2026-01-31 or 1/31/2026.";
const never = 9000;

/**
 * Parses a date such as `2026-01-31`, `1/31/2026` or `1/31/26`. Null for an empty text and for dates that mean
 * "never".
 * @param latestYear the maximum for two-digit years
 */
export function readDate(text: string, latestYear = 2099): Read<string | null> {
  if (text === "") return { value: null };
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(text);
  const us = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?: [\d:]+(?: ?[AP]M)?)?$/i.exec(text);
  if (!iso && !us) return { fault: dateFault };
  const [year = "", month = "", day = ""] = iso ? iso.slice(1) : [us?.[3], us?.[1], us?.[2]];
  const full = fullYear(year, latestYear);
  const found = full < 1900 ? undefined : isoDay(full, Number(month), Number(day));
  if (found === undefined) return { fault: dateFault };
  return { value: full >= never ? null : found };
}

/** What can stand before or after an amount in dollars. */
export const dollarSigns = ["$", "USD", "US$", "US $"] as const;

/**
 * Parses a dollar amount, with or without `$` and commas. Parentheses or a minus sign make it negative. Null if
 * empty.
 */
export function readMoney(text: string): Read<string | null> {
  if (text === "") return { value: null };
  const parsed = parseDecimal(text, { decimalMark: ".", decimals: 4, maxDigits: 7, units: dollarSigns });
  if ("problem" in parsed || parsed.value === "") return { fault: "isn't an amount such as 1234.50." };
  const amount = Number(parsed.value);
  const cents = Math.sign(amount) * Math.round(Math.abs(amount) * 100);
  return { value: (cents / 100).toFixed(2) };
}

/** Parses a five-digit ZIP code. Restores a leading zero that a spreadsheet removed. */
export function readZip(text: string): Read<string | null> {
  if (text === "") return { value: null };
  const digits = /^(\d{3,5})(?:-?\d{4})?$/.exec(text)?.[1];
  return digits ? { value: digits.padStart(5, "0") } : { fault: "isn't a 5-digit ZIP code." };
}

/** The ten digits of a phone number, or null: phone numbers are optional. */
export function readPhone(text: string): string | null {
  const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length === 10 ? digits : null;
}

/** An email address, or null if there is no `@`. */
export function readEmail(text: string): string | null {
  return /^[^\s@]+@[^\s@]+$/.test(text) ? text : null;
}

const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** Splits a full name: `Rivera, Ana` and `Ana Rivera` are the same. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [last = "", first] = name.split(",", 2).map((part) => part.trim().replace(/\s+/g, " "));
  if (first !== undefined && first !== "" && !suffix.test(first)) return { firstName: first, lastName: last };
  const words = name.replaceAll(",", " ").trim().split(/\s+/);
  const lastWords = suffix.test(words.at(-1) ?? "") ? 2 : 1;
  const at = Math.max(0, words.length - lastWords);
  return { firstName: words.slice(0, at).join(" "), lastName: words.slice(at).join(" ") };
}
