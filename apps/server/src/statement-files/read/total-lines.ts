import type { StatementLayout } from "@portico/contract";
import { isBareTotalLabel, isTotalLabel } from "../../table-files/total-label.ts";
import { formatDollars, readCents } from "./cents.ts";
import type { Cell } from "./parse-line.ts";

/** Subtotals add up the lines since the previous total, totals those since the previous one of their kind. */
type TotalKind = "subtotal" | "total" | "grandTotal";

/** A subtotal or total. */
export interface TotalLine {
  readonly kind: TotalKind;
  /** Undefined if the row has no amount, or several candidates. */
  readonly cents: bigint | undefined;
}

/** Totals that are counts, not amounts. */
const countLabel = /\b(?:count|records?|rows?|lines?|policies|members|lives)\b/i;

/**
 * Recognizes a subtotal or total: it has a label, but no policy.
 * @param texts the clean texts of the row
 * @returns undefined if the row is not a total
 */
export function readTotal(
  texts: readonly string[],
  cell: Cell,
  layout: StatementLayout,
): TotalLine | undefined {
  const number = cell("policyNumber");
  const isCount = /^\d{1,6}$/.test(number);
  if (number !== "" && !isCount && !isLabel(number, layout)) return undefined;
  const labeled = texts.find((text) => isLabel(text, layout));
  if (labeled === undefined || (isCount && !isBareTotalLabel(labeled))) return undefined;
  const names = [cell("insuredName"), cell("firstName"), cell("lastName")];
  if ((number === "" || isCount) && names.some((name) => name !== "" && name !== labeled)) return undefined;
  const kind = /sub/i.test(labeled)
    ? "subtotal"
    : /grand|overall|final/i.test(labeled)
      ? "grandTotal"
      : "total";
  const amount = cell("amount");
  const counts = countLabel.test(labeled) && /^\d+$/.test(amount);
  return { kind, cents: counts ? undefined : amountOf(texts, amount, layout) };
}

/** Whether a text marks a subtotal or total. */
export function isLabel(text: string, { totalLabels }: Pick<StatementLayout, "totalLabels">): boolean {
  return isTotalLabel(text) || totalLabels.some((start) => startsWithWord(text, start));
}

function startsWithWord(text: string, start: string): boolean {
  const rest = text.slice(start.length);
  return text.toLowerCase().startsWith(start.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(rest);
}

/** The amount in its column, or the only amount of the row with cents. */
function amountOf(texts: readonly string[], inColumn: string, layout: StatementLayout): bigint | undefined {
  const candidates = inColumn === "" ? texts.filter((text) => /[.,]\d{2}\D*$/.test(text)) : [inColumn];
  const amounts = candidates.flatMap((text) => {
    const result = readCents(text, layout);
    return "value" in result ? [layout.isInverted ? -result.value : result.value] : [];
  });
  return amounts.length === 1 ? amounts[0] : undefined;
}

/** The sums of the lines above a total. */
export interface RunningSums {
  add(cents: bigint, isDuplicate: boolean): void;
  /**
   * Compares a total with the sum of its lines, and starts the next sum.
   * @returns why they disagree
   */
  check(total: TotalLine): string | undefined;
  /** Whether an amount without a label is the sum of the lines since the previous total, or of all lines. */
  isSum(cents: bigint): boolean;
}

const kinds: readonly TotalKind[] = ["subtotal", "total", "grandTotal"];

interface Sum {
  lines: number;
  /** Without duplicates, and with them. */
  loaded: bigint;
  written: bigint;
}

/** Creates sums that start at zero. Totals can include the duplicates that are left out, or not. */
export function runningSums(): RunningSums {
  const all = emptySum();
  const since = kinds.map(emptySum);
  return {
    add: (cents, isDuplicate) => {
      for (const sum of [all, ...since]) {
        sum.lines += 1;
        sum.written += cents;
        if (!isDuplicate) sum.loaded += cents;
      }
    },
    isSum: (cents) => [all, ...since].some((sum) => sum.lines > 0 && equals(sum, cents)),
    check: ({ kind, cents }) => {
      const level = kinds.indexOf(kind);
      // A total directly below another one adds up totals.
      const own = since.slice(level).find(({ lines }) => lines > 0) ?? all;
      // Each agent's total can follow subtotals of other lines.
      const sums = kind === "grandTotal" ? [own, all] : [all, ...since.filter(({ lines }) => lines > 0)];
      const agrees = cents === undefined || sums.some((sum) => equals(sum, cents));
      const expected = own.loaded;
      for (const sum of since.slice(0, level + 1)) Object.assign(sum, emptySum());
      return agrees
        ? undefined
        : `It says ${formatDollars(cents)}, but its lines add up to ${formatDollars(expected)}.`;
    },
  };
}

function emptySum(): Sum {
  return { lines: 0, loaded: 0n, written: 0n };
}

function equals({ loaded, written }: Sum, cents: bigint): boolean {
  return cents === loaded || cents === written;
}
