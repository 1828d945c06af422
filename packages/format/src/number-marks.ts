import { plainCharacters } from "./plain-characters.js";

/** How a locale writes numbers. */
export interface NumberMarks {
  /** The character before the decimals, with the character of a US keyboard: `,` in German. */
  readonly decimal: string;
  /** The character between groups of digits: a space in French, `'` in Switzerland. */
  readonly group: string;
  /** How many digits the last group has, and the ones before it: 3 and 3, or 3 and 2 in India. */
  readonly groups: readonly [last: number, others: number];
}

const found = new Map<string, NumberMarks>();

/** The marks of a locale, such as `en-US`. */
export function numberMarks(locale: string): NumberMarks {
  const marks = found.get(locale) ?? readMarks(locale);
  found.set(locale, marks);
  return marks;
}

function readMarks(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567_890.5);
  const mark = (type: Intl.NumberFormatPartTypes, standard: string) => {
    const value = parts.find((part) => part.type === type)?.value ?? standard;
    return plainCharacters(value) || " ";
  };
  const sizes = parts.filter(({ type }) => type === "integer").map(({ value }) => Array.from(value).length);
  return {
    decimal: mark("decimal", "."),
    group: mark("group", ","),
    groups: [sizes.at(-1) ?? 3, sizes.at(-2) ?? 3],
  };
}
