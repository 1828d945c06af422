import { dictionary } from "@zxcvbn-ts/language-common";
import { Failure } from "../errors/failure.ts";
import { removePatterns } from "./predictable-passwords.ts";

/** Shorter names occur in too many passwords by chance. */
const shortestName = 4;
/** The minimum length of a password without repeats and sequences. */
const leastInformation = 10;
/** The product's name, also the start of the published demo password. */
const productName = "portico";

/**
 * Refuses passwords that meet the contract's rule but are easy to guess.
 * @param names other names the password may not contain, such as the brand
 * @throws Failure 422 if it is common, repetitive, sequential, or contains the user's or the product's name
 */
export function checkPasswordStrength(password: string, user: string, names: readonly string[] = []): void {
  const condensed = removePatterns(password);
  if (isCommonPassword(password) || isCommonPassword(condensed)) {
    throw weakPassword("This password is too common. Choose another one.");
  }
  if ([productName, ...names].some((name) => containsName(password, lettersOf(name)))) {
    throw weakPassword("The password contains the product's name. Choose another one.");
  }
  const [name = ""] = user.toLowerCase().split("@");
  if (
    name.length >= shortestName &&
    (password.toLowerCase().includes(name) || containsName(password, lettersOf(name)))
  ) {
    throw weakPassword("The password contains the user name. Choose another one.");
  }
  if (condensed.length < leastInformation) {
    throw weakPassword("The password has repeated or sequential characters. Choose another one.");
  }
}

/** @throws Failure 422 if the new password is the current one */
export function checkPasswordIsNew(isTheSame: boolean): void {
  if (isTheSame) throw weakPassword("This is your current password. Choose a new one.");
}

/** Whether the password contains a name, also reversed, with lookalikes, or with other characters in between. */
function containsName(password: string, name: string): boolean {
  if (name.length < shortestName) return false;
  const letters = lettersOf(password);
  return letters.includes(name) || [...letters].reverse().join("").includes(name);
}

function weakPassword(text: string): Failure {
  return new Failure(422, text, { pass: [text] });
}

/** About 49,000 of the most commonly leaked passwords, in lowercase. */
const common = new Set(dictionary["passwords-common"].map((password) => password.toLowerCase()));
/** Shorter parts say nothing about the whole password. */
const minRestLength = 4;

/** Characters used in place of letters. */
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
 * Whether a password is commonly leaked, or a variation of one: other case, digits and symbols around or between its
 * letters, reversed, or with lookalike characters.
 */
function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const core = plain.replace(/^[^a-z@$]+/, "").replace(/[^a-z@$]+$/, "");
  const undressed = letters(undress(core));
  const reversed = [...undressed].reverse().join("");
  const dressings = [plain, lettersAndDigits(plain), letters(plain), core, undressed, reversed];
  return dressings.some((text) => text.length >= minRestLength && common.has(text));
}

/** The letters of a text in lowercase, without accents, with lookalikes replaced. */
function lettersOf(text: string): string {
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
