import { Failure } from "../http/failure.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** A shorter name stands in too many passwords by chance. */
const shortestName = 4;

/**
 * Refuses what the contract's rule lets through and anybody would guess.
 * @throws Failure 422 where the password is a common leaked one or holds the user's name
 */
export function refuseGuessable(password: string, user: string): void {
  if (isCommonPassword(password)) {
    throw unfit("This password is among those that leak most often, or nearly so. Choose another.");
  }
  const [name = ""] = user.toLowerCase().split("@");
  if (name.length >= shortestName && password.toLowerCase().includes(name)) {
    throw unfit("The password holds the user name. Choose another.");
  }
}

/** @throws Failure 422: the new password is the old one */
export function refuseTheSame(isTheSame: boolean): void {
  if (isTheSame) throw unfit("This is the password you had. Choose another.");
}

function unfit(text: string): Failure {
  return new Failure(422, text, { pass: [text] });
}
