import type { StatementLayout } from "@portico/contract";
import { formatMoney } from "@portico/format";
import {
  type AmountProblem,
  decimalMarkCharacters,
  formatCents,
  parseCents,
} from "../../file-values/amount.ts";
import type { Read } from "../../file-values/read.ts";

/** The maximum number of digits before the cents, as in the database. */
const maxDigits = 10;

const otherProblem = "isn't an amount such as 1,234.50 or (1,234.50).";
const problems: Partial<Record<AmountProblem, string>> = {
  decimals: "has a fraction of a cent.",
  tooLarge: "is too large.",
};

/** Reads an amount of a statement as cents. Never rounds. */
export function readCents(text: string, { decimalMark }: Pick<StatementLayout, "decimalMark">): Read<bigint> {
  const parsed = parseCents(text, { decimalMark: decimalMarkCharacters[decimalMark], maxDigits });
  return "problem" in parsed
    ? { problem: problems[parsed.problem] ?? otherProblem }
    : { value: parsed.cents };
}

/** Formats cents for messages: `-$ 1,234.50`. */
export function formatDollars(cents: bigint): string {
  return formatMoney(formatCents(cents));
}
