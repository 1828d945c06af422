/** A parsed value, or the problem with it, to follow the column's name: "isn't a date …". */
export type Read<Value> = { readonly value: Value } | { readonly fault: string };

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
  const full = year.length === 2 ? fullYear(Number(year), latestYear) : Number(year);
  const written = `${String(full).padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written || full < 1900) {
    return { fault: dateFault };
  }
  return { value: full >= never ? null : written };
}

function fullYear(two: number, latest: number): number {
  const century = latest - (latest % 100);
  return century + two <= latest ? century + two : century - 100 + two;
}

/**
 * Parses a dollar amount, with or without `$` and commas. Parentheses or a minus sign make it negative. Null if
 * empty.
 */
export function readMoney(text: string): Read<string | null> {
  if (text === "") return { value: null };
  const bare = text.replace(/[\s$]/g, "");
  const inside = /^\((.+)\)$/.exec(bare)?.[1] ?? (bare.startsWith("-") ? bare.slice(1) : undefined);
  const digits = inside ?? bare;
  if (!/^(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})?(?:\.\d{1,4})?$/.test(digits) || digits === "") {
    return { fault: "isn't an amount such as 1234.50." };
  }
  const cents = Math.round(Number(digits.replaceAll(",", "")) * 100);
  return { value: ((inside === undefined ? cents : -cents) / 100).toFixed(2) };
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
