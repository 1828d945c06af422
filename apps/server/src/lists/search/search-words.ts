import { toStoredPhonePart } from "../../db/stored-phone.ts";

/** A word of a search, with its other spellings. A row has the word if it has one of them. */
export type SearchWord = readonly string[];

/** Words beyond these are ignored. */
const maxWords = 10;
/** The fewest digits of a phone number that may have spaces. */
const minPhoneDigits = 7;

/**
 * The ways to read a search, each as words that a row must all have. None if it has no letters and digits. Commas
 * separate words too, and their order has no meaning, so `Smith, John` is `John Smith`. A word such as `305-555` is also
 * read as a part of a phone number, and so is a text such as `(305) 555 1234`.
 */
export function readSearch(text: string): readonly (readonly SearchWord[])[] {
  const words = text
    .normalize("NFC")
    .split(/[\s,;]+/u)
    .map(trimPunctuation)
    .filter((word) => word !== "")
    .slice(0, maxWords);
  if (words.length === 0) return [];
  const phone = toStoredPhonePart(text);
  const isPhone = words.length > 1 && /^\d+$/.test(phone) && phone.length >= minPhoneDigits;
  return [words.map(spellings), ...(isPhone ? [[[phone]]] : [])];
}

/** The trigram index finds only words with letters and digits at both ends. */
function trimPunctuation(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

function spellings(word: string): SearchWord {
  const digits = toStoredPhonePart(word);
  return digits === word || digits.length < 3 ? [word] : [word, digits];
}

/** Whether a word is too short to be found inside of others. It is found at their start. */
export function isShortWord(word: string): boolean {
  return word.normalize("NFD").replace(/\p{M}/gu, "").length < 3;
}
