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
  /** The code of the link, or of a sign-in that asked for a new password. */
  readonly code: string;
  /** Where the request came from. */
  readonly address: string;
}

/**
 * Sets a new password by a code, which works once. It begins no session, ends all there are, and leaves the second
 * factor as it is.
 * @throws Failure 422 for a password that is refused, and, the same in every case, for a code that is wrong, used, too
 * old or another user's; 429 after too many tries
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
    const text = "This link does not work (any more), or not for this user. Ask for a new one.";
    throw new Failure(422, text, { code: [text] });
  };
  const step = await findStep(database, ["reset", "forced-reset"], code, clock.now());
  const account = await findAccount(database, user);
  if (!step || !account?.enabled || account.id !== step.userId) return refuse();
  checkPasswordIsNew(await isPassword(pass, account.passwordHash));
  const passwordHash = await hashPassword(pass);
  const isSet = await database.transaction(async (transaction) => {
    const now = clock.now();
    const held = await lockAccount(transaction, account.id);
    if (!held?.enabled || !(await consumeStep(transaction, step.id, now))) return false;
    await setPassword(transaction, {
      account: held,
      passwordHash,
      mustChangePassword: false,
      // Whoever knew a password that an administrator chose could have completed the sign-in that asked for this one.
      passwordSetBy: step.kind === "reset" ? "owner" : held.passwordSetBy,
      by: held.id,
      address,
      sender,
    });
    return true;
  });
  if (!isSet) return refuse();
  await resetAttempts(services, account);
}
