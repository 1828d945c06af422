import { Failure } from "../errors/failure.ts";
import type { Caller } from "./caller.ts";

/**
 * Refuses to approve anything or change permissions to an account whose password an administrator chose: whoever knows
 * that password could act as the account's owner.
 * @throws Failure 403 until the owner has chosen a password by a link that was emailed to them
 */
export function requireOwnPassword(caller: Pick<Caller, "hasOwnPassword">): void {
  if (caller.hasOwnPassword) return;
  throw new Failure(
    403,
    "You cannot change screens or permissions yet, because an administrator chose this account's password. Choose your own: press Send Reset Email in My Account, follow the link in the email, and sign in again.",
  );
}
