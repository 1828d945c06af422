import { formatValue, isDateFormat, serialToDate } from "hucre";

/** Replaces the codes of characters, such as `_x000D_`. */
export function decodeEscapes(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Returns the text of a number. */
export type NumberText = (value: number) => string;

/** Larger numbers have lost digits. They are written with an exponent, so that no one takes them for an identifier. */
const maxExact = 1e15;

/** A number with all its digits, without grouping. */
export function plainNumber(value: number): string {
  if (Math.abs(value) >= maxExact) return value.toExponential().replace("e", "E");
  if (Number.isInteger(value)) return String(value);
  // Spreadsheets compute with 15 digits: 0.30000000000000004 is 0.3.
  const text = String(Number(value.toPrecision(15)));
  return text.includes("e") ? value.toFixed(15).replace(/\.?0+$/, "") : text;
}

/**
 * How numbers with a format are written: days as `2026-01-31`, and numbers as they are displayed if the format adds
 * zeros or letters, as for ZIP codes. Formats that only group, round, or add a currency sign hide digits, so their numbers
 * are plain.
 */
export function numberText(format: string, is1904: boolean): NumberText {
  if (isDateFormat(format)) return (value) => dateText(value, format, is1904);
  return hasOwnLook(format) ? (value) => shownNumber(value, format) : plainNumber;
}

/** Whether a format shows zeros, separators or letters that a number does not have. */
function hasOwnLook(format: string): boolean {
  if (/^\s*(?:General|@)?\s*$/i.test(format)) return false;
  const literals = [...format.matchAll(/"([^"]*)"|\\(.)/g)].map(
    ([, quoted = "", escaped = ""]) => quoted + escaped,
  );
  if (literals.some((literal) => /[\p{L}\p{N}]/u.test(literal))) return true;
  const [whole = ""] = format.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, "").split(/[.;]/);
  return (whole.match(/0/g) ?? []).length > 1 || format.includes("%");
}

function shownNumber(value: number, format: string): string {
  const plain = plainNumber(value);
  const shown = formatValue(value, format).trim();
  return significantDigits(shown) === significantDigits(plain) ? shown : plain;
}

function significantDigits(text: string): string {
  return text.replace(/\D/g, "").replace(/^0+|0+$/g, "");
}

const secondMs = 1_000;

function dateText(value: number, format: string, is1904: boolean): string {
  // A time of day alone, or a duration.
  if (value < 1) return formatValue(value, format, { is1904 });
  const date = serialToDate(value, is1904);
  const rounded = new Date(Math.round(date.getTime() / secondMs) * secondMs);
  if (Number.isNaN(rounded.getTime())) return plainNumber(value);
  const text = rounded.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19).replace("T", " ");
}
