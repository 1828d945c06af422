import { plainCharacters } from "./plain-characters.js";

/** The digits of a text that has nothing else but digits and the given punctuation. */
function digitsIn(text: string, punctuation: RegExp): string | undefined {
  const digits = plainCharacters(text).replace(punctuation, "");
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** The nine digits of a Social Security number in any grouping. Undefined for other texts. */
export function parseSsn(text: string): string | undefined {
  const digits = digitsIn(text, /[-. ]/g);
  return digits?.length === 9 ? digits : undefined;
}

/**
 * The ten digits of a US phone number in any grouping, without the country code 1. Undefined for other texts, such as one
 * with an extension.
 */
export function parsePhone(text: string): string | undefined {
  const digits = digitsIn(text, /^\+ ?(?=1)|[-.()/ ]/g)?.replace(/^1(?=\d{10}$)/, "");
  // No area code starts with 0 or 1.
  return digits !== undefined && /^[2-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** The digits of a card number in any grouping: 12 to 19 (ISO/IEC 7812-1). Undefined for other texts. */
export function parseCardNumber(text: string): string | undefined {
  const digits = digitsIn(text, /[- ]/g);
  return digits !== undefined && digits.length >= 12 && digits.length <= 19 ? digits : undefined;
}

/** A ZIP code as it is stored. */
export interface ParsedZip {
  /** The first five digits, or fewer. */
  readonly zip: string;
  /** Whether other characters, such as those of `33134-1234`, were left out. */
  readonly isShortened: boolean;
}

/** The first five digits of a text. A ZIP code has no others (specification, part 1, section 5). */
export function parseZip(text: string): ParsedZip {
  const plain = plainCharacters(text);
  const zip = plain.replace(/\D/g, "").slice(0, 5);
  return { zip, isShortened: zip !== plain };
}
