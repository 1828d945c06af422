import { dictionary } from "@zxcvbn-ts/language-common";

/** Some 49,000 passwords that leaked most often, in small letters. */
const common = new Set(dictionary["passwords-common"].map((password) => password.toLowerCase()));
/** A shorter rest says nothing of the password it is the rest of. */
const shortestRest = 4;

/** What is written for a letter. */
const lookalikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "8": "b",
  "3": "e",
  "1": "i",
  "!": "i",
  "|": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "+": "t",
};

/**
 * Whether a password is one of the most common leaked ones, or one of them dressed up for a rule: in other case, with
 * digits and signs around it or between its letters, backwards, or with lookalikes in place of letters.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const core = plain.replace(/^[^a-z@$]+/, "").replace(/[^a-z@$]+$/, "");
  const undressed = letters(undress(core));
  const reversed = [...undressed].reverse().join("");
  const dressings = [plain, lettersAndDigits(plain), letters(plain), core, undressed, reversed];
  return dressings.some((text) => text.length >= shortestRest && common.has(text));
}

/** The letters of a text, small, without accents, with lookalikes read as the letters they stand for. */
export function lettersOf(text: string): string {
  return letters(undress(text.normalize("NFKD").toLowerCase()));
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^a-z0-9]/g, "");
}

function letters(text: string): string {
  return text.replace(/[^a-z]/g, "");
}

function undress(text: string): string {
  return [...text].map((sign) => lookalikes[sign] ?? sign).join("");
}
