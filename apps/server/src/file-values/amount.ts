import { type DecimalProblem, parseDecimal, plainCharacters } from "@portico/format";
import type { Read } from "./read.ts";

/** What can stand before or after an amount in dollars. */
const dollarSigns = ["$", "USD", "US$", "US $"] as const;

/** The characters of decimal marks by name. */
export const decimalMarkCharacters = { point: ".", comma: "," } as const;

/** How amounts of a file are written, and which are accepted. */
export interface AmountReading {
  /** The character before the cents. @default "." */
  readonly decimalMark?: "." | "," | undefined;
  /** The maximum number of digits before the cents. @default 7 */
  readonly maxDigits?: number | undefined;
  /** Whether fractions of a cent are rounded, with a warning. @default false */
  readonly rounds?: boolean | undefined;
}

/** Why a text isn't an amount. */
export type AmountProblem = DecimalProblem | "empty";

/**
 * Parses a dollar amount as cents, without floating point: with or without a currency sign and thousands separators.
 * Parentheses or a minus sign, before or after the number, make it negative. A dash alone is zero, as spreadsheets show
 * it.
 */
export function parseCents(
  text: string,
  { decimalMark = ".", maxDigits = 7, rounds = false }: AmountReading = {},
): { readonly cents: bigint; readonly isRounded: boolean } | { readonly problem: AmountProblem } {
  if (plainCharacters(text).replace(/[\s$]/g, "") === "-") return { cents: 0n, isRounded: false };
  const decimals = rounds ? 6 : 2;
  const parsed = parseDecimal(text, { decimalMark, units: dollarSigns, maxDigits, decimals });
  if ("problem" in parsed) return parsed;
  const [whole = "", fraction = ""] = parsed.value.split(".");
  if (whole === "") return { problem: "empty" };
  const sign = whole.startsWith("-") ? -1n : 1n;
  const cents = BigInt(whole.replace("-", "") + fraction.slice(0, 2).padEnd(2, "0"));
  const roundsUp = (fraction[2] ?? "0") >= "5";
  return { cents: sign * (roundsUp ? cents + 1n : cents), isRounded: fraction.length > 2 };
}

/**
 * Reads a dollar amount, such as `1234.50`. Null if empty. More than two decimals are rounded to cents, half away from
 * zero, with a warning.
 */
export function readAmount(text: string, reading: AmountReading = {}): Read<string | null> {
  if (text === "") return { value: null };
  const parsed = parseCents(text, { rounds: true, ...reading });
  if ("problem" in parsed) return { problem: "isn't an amount such as 1234.50." };
  const value = formatCents(parsed.cents);
  return parsed.isRounded ? { value, warning: "was rounded to cents." } : { value };
}

/** Formats cents as dollars: `-12.30`. */
export function formatCents(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
