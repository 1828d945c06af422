import type { StatementLayout } from "@portico/contract";
import type { Read } from "../../csv/values.ts";

const fault = "isn't an amount such as 1,234.50 or (1,234.50).";
/** The maximum number of digits before the cents, as in the database. */
const maxDigits = 10;

/**
 * Parses an amount as cents, without floating point: with or without a currency sign and thousands separators.
 * Parentheses or a minus sign, before or after the number, make it negative. A dash alone is zero, as spreadsheets
 * show it.
 */
export function readCents(text: string, { decimalMark }: Pick<StatementLayout, "decimalMark">): Read<bigint> {
  const bare = text.replace(/USD?(?=\s*\$)|USD|[\s$']/gi, "").replace(/[\u2212\u2013\u2014]/g, "-");
  if (bare === "-") return { value: 0n };
  const { digits, isNegative } = unsigned(bare);
  const parts = decimalMark === "point" ? plainNumber.exec(digits) : europeanNumber.exec(digits);
  if (!parts || digits === "") return { fault };
  const whole = (parts[1] ?? "").replace(/[,.]/g, "");
  const fraction = parts[2] ?? "";
  if (/[1-9]/.test(fraction.slice(2))) return { fault: "has a fraction of a cent." };
  if (whole.replace(/^0+/, "").length > maxDigits) return { fault: "is too large." };
  const cents = BigInt(`${whole || "0"}${fraction.slice(0, 2).padEnd(2, "0")}`);
  return { value: isNegative ? -cents : cents };
}

const plainNumber = /^(\d+|\d{1,3}(?:,\d{3})+|(?=\.\d))(?:\.(\d*))?$/;
const europeanNumber = /^(\d+|\d{1,3}(?:\.\d{3})+|(?=,\d))(?:,(\d*))?$/;

function unsigned(text: string): { readonly digits: string; readonly isNegative: boolean } {
  const inside = /^\((.*)\)$/.exec(text)?.[1];
  // Some carriers write a minus sign in parentheses too.
  if (inside !== undefined) return { digits: inside.replace(/^-|-$/, ""), isNegative: true };
  const digits = text.replace(/^-|-$/, "");
  return { digits: digits.replace(/^\+/, ""), isNegative: digits !== text };
}

/** Formats cents for messages: `-$1,234.50`. */
export function formatDollars(cents: bigint): string {
  const digits = formatCents(cents < 0n ? -cents : cents);
  return `${cents < 0n ? "-" : ""}$${digits.replace(/\B(?=(?:\d{3})+\.)/g, ",")}`;
}

/** Formats cents as dollars: `-12.30`. */
export function formatCents(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
