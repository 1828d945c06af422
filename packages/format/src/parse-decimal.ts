import { type NumberMarks, numberMarks } from "./number-marks.js";
import { maxParsedLength, plainCharacters } from "./plain-characters.js";

/**
 * Why a text isn't accepted as a number:
 * - `unreadable`: it is something else, such as `1e3` or `free`;
 * - `grouping`: its digits are not grouped as the locale does, such as `12,34.5`;
 * - `decimals`: it has more decimals than allowed, or a point that could also group thousands, such as `1.234`;
 * - `negative`: it is below zero, which is not allowed;
 * - `tooLarge`: it has more digits before the decimals than allowed.
 */
export type DecimalProblem = "unreadable" | "grouping" | "decimals" | "negative" | "tooLarge";

/** What is accepted as a number. */
export interface DecimalRules {
  /** The locale whose marks decide where a text has only one kind of mark. @default "en-US" */
  readonly locale?: string | undefined;
  /** The only mark before decimals, for files of a known format. @default what the locale and the text suggest */
  readonly decimalMark?: "." | "," | undefined;
  /** The maximum number of decimals. @default 2 */
  readonly decimals?: number | undefined;
  /** Whether numbers below zero are allowed. @default true */
  readonly isNegativeAllowed?: boolean | undefined;
  /** Texts that may stand before or after the number: `$`, `USD`, `%`. @default none */
  readonly units?: readonly string[] | undefined;
  /** The maximum number of digits before the decimals. @default as many as a floating-point number keeps */
  readonly maxDigits?: number | undefined;
}

/** A decimal such as `-1234.5`, without leading and trailing zeros, or why the text isn't one. */
export type ParsedDecimal = { readonly value: string } | { readonly problem: DecimalProblem };

/** A floating-point number keeps this many digits. */
const exactDigits = 15;

/** The default of `maxDigits`: a number with these digits and decimals is exact as a floating-point number. */
export function maxWholeDigits(decimals: number): number {
  return Math.max(1, exactDigits - decimals);
}

/**
 * Parses a number as people write it: grouped or not, with a sign or parentheses, with a unit. Never ignores a digit, a
 * sign or a letter: what isn't certain is a problem.
 *
 * With one kind of mark, three digits after it are a group only if the locale groups with it, and one or two digits are
 * decimals. With two kinds, the last mark is the decimal one. An empty text is an empty value.
 */
export function parseDecimal(text: string, rules: DecimalRules = {}): ParsedDecimal {
  const { decimals = 2, isNegativeAllowed = true, units = [] } = rules;
  if (text.length > maxParsedLength) return { problem: "unreadable" };
  const plain = plainCharacters(text);
  if (plain === "") return { value: "" };
  const signed = withoutSignAndUnits(plain, units.map(plainCharacters));
  if (!signed || !/^\D?\d/.test(signed.digits)) return { problem: "unreadable" };
  const marks = numberMarks(rules.locale ?? "en-US");
  const parts = partsOf(signed.digits, marks, rules);
  if (typeof parts === "string") return { problem: parts };
  const whole = parts.whole.replace(/^0+/, "");
  const fraction = parts.fraction.replace(/0+$/, "");
  if (fraction.length > decimals) return { problem: "decimals" };
  if (whole.length > (rules.maxDigits ?? maxWholeDigits(decimals))) return { problem: "tooLarge" };
  const value = `${whole || "0"}${fraction && `.${fraction}`}`;
  if (!signed.isNegative || value === "0") return { value };
  return isNegativeAllowed ? { value: `-${value}` } : { problem: "negative" };
}

/** Removes one sign, and units, from either end. Undefined if there are several signs. */
function withoutSignAndUnits(
  text: string,
  units: readonly string[],
): { readonly digits: string; readonly isNegative: boolean } | undefined {
  let [rest, sign, isInParentheses] = [text, "", false];
  const longestFirst = units.filter(Boolean).toSorted((one, other) => other.length - one.length);
  for (;;) {
    const lower = rest.toLowerCase();
    const first = longestFirst.find((unit) => lower.startsWith(unit.toLowerCase()));
    const last = longestFirst.find((unit) => lower.endsWith(unit.toLowerCase()));
    if (first !== undefined) rest = rest.slice(first.length);
    else if (last !== undefined) rest = rest.slice(0, -last.length);
    else if (/^\(.*\)$/.test(rest) && !isInParentheses && sign === "") {
      rest = rest.slice(1, -1);
      isInParentheses = true;
    } else if (/^[+-]|[+-]$/.test(rest) && sign === "") {
      sign = /^[+-]/.test(rest) ? rest.charAt(0) : rest.slice(-1);
      rest = /^[+-]/.test(rest) ? rest.slice(1) : rest.slice(0, -1);
    } else break;
    rest = rest.trim();
  }
  // Some programs write a minus sign in parentheses, too.
  if (isInParentheses && sign === "+") return undefined;
  return { digits: rest, isNegative: isInParentheses || sign === "-" };
}

interface Parts {
  readonly whole: string;
  readonly fraction: string;
}

/** Marks before decimals: the point, the comma, and the Arabic one. */
const decimalMarks = [".", ",", "٫"];
/** Marks between groups. */
const groupMarks = [",", ".", " ", "'", "٬"];

function partsOf(text: string, marks: NumberMarks, { decimalMark, decimals = 2 }: DecimalRules) {
  const runs = text.split(/\D/);
  const separators = Array.from(text.replace(/\d/g, ""));
  const known = new Set([...decimalMarks, ...groupMarks, marks.decimal, marks.group]);
  if (!separators.every((mark) => known.has(mark))) return "unreadable";
  const last = separators.at(-1);
  if (last === undefined) return { whole: text, fraction: "" };
  const split = { runs, separators, last, marks };
  if (decimalMark !== undefined) return withFixedMark(split, decimalMark);
  if (separators.length === 1) return withOneMark(split, decimals);
  return new Set(separators).size === 1
    ? grouped(runs, last, marks.group, marks)
    : withDecimalMark(split, [...decimalMarks, marks.decimal].includes(last));
}

interface Split {
  /** The digits between separators. */
  readonly runs: readonly string[];
  readonly separators: readonly string[];
  readonly last: string;
  readonly marks: NumberMarks;
}

function withOneMark({ runs, last, marks }: Split, decimals: number): Parts | DecimalProblem {
  const [whole = "", fraction = ""] = runs;
  const isDecimalMark = last === marks.decimal;
  const { length } = fraction;
  if (length === 3 && !(isDecimalMark && decimals >= length)) {
    if (isDecimalMark) return "decimals";
    // No one groups after a zero: it was meant as a decimal mark.
    return whole.startsWith("0") ? "grouping" : grouped(runs, last, marks.group, marks);
  }
  const canBeDecimalMark = isDecimalMark || ((length === 1 || length === 2) && decimalMarks.includes(last));
  return canBeDecimalMark ? { whole, fraction } : "grouping";
}

/** The last of several marks is before decimals. */
function withDecimalMark({ runs, separators, last, marks }: Split, isPossible: boolean) {
  const [group = "", ...others] = new Set(separators.slice(0, -1));
  if (!isPossible || others.length > 0 || group === last) return "grouping";
  const whole = grouped(runs.slice(0, -1), group, group, marks);
  return typeof whole === "string" ? whole : { ...whole, fraction: runs.at(-1) ?? "" };
}

function withFixedMark(split: Split, mark: string): Parts | DecimalProblem {
  const { runs, separators, last, marks } = split;
  if (last === mark && separators.length === 1) return { whole: runs[0] ?? "", fraction: runs[1] ?? "" };
  if (last === mark) return withDecimalMark(split, true);
  return new Set(separators).size === 1 ? grouped(runs, last, last, marks) : "grouping";
}

/** Digits in groups of three, or as the locale groups. */
function grouped(
  runs: readonly string[],
  separator: string,
  group: string,
  { groups: [last, others] }: NumberMarks,
): Parts | DecimalProblem {
  const isGroupedBy = (lastSize: number, otherSize: number) =>
    runs.every(({ length }, index) => {
      if (index === runs.length - 1) return length === lastSize;
      return index === 0 ? length >= 1 && length <= otherSize : length === otherSize;
    });
  const isGrouped = separator === group && groupMarks.concat(group).includes(separator);
  return isGrouped && (isGroupedBy(3, 3) || isGroupedBy(last, others))
    ? { whole: runs.join(""), fraction: "" }
    : "grouping";
}
