import { Failure } from "../errors/failure.ts";
import type { Caller } from "./caller.ts";

/**
 * Refuses approvals and permission changes by accounts whose password an administrator chose: that administrator could
 * act as the owner.
 * @throws Failure 403 until the owner chooses a password through an emailed link
 */
export function requireOwnPassword(caller: Pick<Caller, "hasOwnPassword">): void {
  if (caller.hasOwnPassword) return;
  throw new Failure(
    403,
    "You can't change screens or permissions yet because an administrator chose your password. In My Account, select Send Reset Email, follow the link in the email to choose your own password, and sign in again.",
  );
}
