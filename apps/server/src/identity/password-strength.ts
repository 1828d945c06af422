import { Failure } from "../errors/failure.ts";
import { isCommonPassword, lettersOf } from "./common-passwords.ts";
import { removePatterns } from "./predictable-passwords.ts";

/** A shorter name stands in too many passwords by chance. */
const shortestName = 4;
/** A password that is left with fewer characters without its repeats and walks says too little. */
const leastInformation = 10;
/** Its name is the first guess, and the beginning of the demo accounts' published password. */
const productName = "portico";

/**
 * Refuses what the contract's rule lets through and anybody would guess.
 * @param names what else the password may not hold, such as the brand
 * @throws Failure 422 where the password is a common leaked one, repeats itself or follows the keyboard, or holds the
 * user's name or the product's
 */
export function checkPasswordStrength(password: string, user: string, names: readonly string[] = []): void {
  const condensed = removePatterns(password);
  if (isCommonPassword(password) || isCommonPassword(condensed)) {
    throw weakPassword("This password is among those that leak most often, or nearly so. Choose another.");
  }
  if ([productName, ...names].some((name) => holds(password, lettersOf(name)))) {
    throw weakPassword("The password contains the name of the product. Choose another.");
  }
  const [name = ""] = user.toLowerCase().split("@");
  if (
    name.length >= shortestName &&
    (password.toLowerCase().includes(name) || holds(password, lettersOf(name)))
  ) {
    throw weakPassword("The password holds the user name. Choose another.");
  }
  if (condensed.length < leastInformation) {
    throw weakPassword(
      "The password repeats itself, or follows the keyboard or the alphabet. Choose another.",
    );
  }
}

/** @throws Failure 422: the new password is the old one */
export function checkPasswordIsNew(isTheSame: boolean): void {
  if (isTheSame) throw weakPassword("This is the password you had. Choose another.");
}

/** Whether a name stands in the password, forwards or backwards, in lookalikes, or with other signs in between. */
function holds(password: string, name: string): boolean {
  if (name.length < shortestName) return false;
  const letters = lettersOf(password);
  return letters.includes(name) || [...letters].reverse().join("").includes(name);
}

function weakPassword(text: string): Failure {
  return new Failure(422, text, { pass: [text] });
}
