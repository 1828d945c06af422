import { recordAudit } from "../audit/record-audit.ts";
import { Failure } from "../errors/failure.ts";
import { findAccount, lockAccount } from "./account.ts";
import type { IdentityServices } from "./identity-services.ts";
import { senderOf } from "./one-time-code.ts";
import { checkPasswordIsNew, checkPasswordStrength } from "./password-strength.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { resetAttempts, setPassword } from "./set-password.ts";
import { consumeStep, findStep } from "./steps.ts";

export interface Reset {
  readonly user: string;
  readonly pass: string;
  /** The code of the link, or of a sign-in that requires a new password. */
  readonly code: string;
  /** The client's address. */
  readonly address: string;
}

/**
 * Sets a new password with a one-time code. Ends all sessions and keeps second factors.
 * @throws Failure 422 for a weak password, or for any invalid code; 429 after too many attempts
 */
export async function resetPassword(
  services: IdentityServices,
  { user, pass, code, address }: Reset,
): Promise<void> {
  const { database, rateLimiter, clock } = services;
  await rateLimiter.count("reset", { account: user, from: address });
  const sender = await senderOf(services);
  checkPasswordStrength(pass, user, [sender.brand]);
  const refuse = async (): Promise<never> => {
    await recordAudit(database, {
      category: "password",
      createdBy: null,
      data1: address,
      result: "refused: no such code for this user",
    });
    const text = "This link is invalid or has expired, or it was sent to another user. Request a new one.";
    throw new Failure(422, text, { code: [text] });
  };
  const step = await findStep(database, ["reset", "forced-reset"], code, clock.now());
  const account = await findAccount(database, user);
  if (!step || !account?.enabled || account.id !== step.userId) return refuse();
  checkPasswordIsNew(await isPassword(pass, account.passwordHash));
  const passwordHash = await hashPassword(pass);
  const isSet = await database.transaction(async (transaction) => {
    const now = clock.now();
    const locked = await lockAccount(transaction, account.id);
    if (!locked?.enabled || !(await consumeStep(transaction, step.id, now))) return false;
    await setPassword(transaction, services, {
      account: locked,
      passwordHash,
      mustChangePassword: false,
      // An administrator who chose the old password could have completed that sign-in.
      passwordSetBy: step.kind === "reset" ? "owner" : locked.passwordSetBy,
      by: locked.id,
      address,
      sender,
    });
    return true;
  });
  if (!isSet) return refuse();
  await resetAttempts(services, account);
}
