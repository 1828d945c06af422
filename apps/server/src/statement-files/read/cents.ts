import type { StatementLayout } from "@portico/contract";
import { type DecimalProblem, formatMoney, parseDecimal, plainCharacters } from "@portico/format";
import type { Read } from "../../file-values/read.ts";
import { dollarSigns } from "../../file-values/values.ts";

/** The maximum number of digits before the cents, as in the database. */
const maxDigits = 10;
const decimalMarks = { point: ".", comma: "," } as const;

const otherFault = "isn't an amount such as 1,234.50 or (1,234.50).";
const faults: Partial<Record<DecimalProblem, string>> = {
  decimals: "has a fraction of a cent.",
  tooLarge: "is too large.",
};

/**
 * Parses an amount as cents, without floating point: with or without a currency sign and thousands separators.
 * Parentheses or a minus sign, before or after the number, make it negative. A dash alone is zero, as spreadsheets
 * show it.
 */
export function readCents(text: string, { decimalMark }: Pick<StatementLayout, "decimalMark">): Read<bigint> {
  if (plainCharacters(text).replace(/[\s$]/g, "") === "-") return { value: 0n };
  const parsed = parseDecimal(text, {
    decimalMark: decimalMarks[decimalMark],
    units: dollarSigns,
    maxDigits,
  });
  if ("problem" in parsed) return { fault: faults[parsed.problem] ?? otherFault };
  const [whole = "", fraction = ""] = parsed.value.split(".");
  return whole === "" ? { fault: otherFault } : { value: BigInt(whole + fraction.padEnd(2, "0")) };
}

/** Formats cents for messages: `-$ 1,234.50`. */
export function formatDollars(cents: bigint): string {
  return formatMoney(formatCents(cents));
}

/** Formats cents as dollars: `-12.30`. */
export function formatCents(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
