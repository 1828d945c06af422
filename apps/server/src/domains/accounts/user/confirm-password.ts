import type { Database } from "../../../db/database.ts";
import { Failure } from "../../../errors/failure.ts";
import { type Account, readAccount } from "../../../identity/account.ts";
import { isPassword } from "../../../identity/passwords.ts";
import type { Services } from "../../../services/services.ts";
import { accountNotFound, auditFactor, type Factor, type Owner, withAccount } from "./second-factor-owner.ts";

/** The second factor to change, and the password that confirms it. */
interface Confirmed {
  readonly method: Factor;
  readonly pass: string;
}

/**
 * Runs work on the user's account after checking the password again, so that a stolen or open session can't change
 * second factors. Counts as a sign-in attempt.
 * @throws Failure 422 for an incorrect password, 429 after too many attempts, 401 if the password has changed
 */
export async function withConfirmedPassword<Result>(
  services: Services,
  owner: Owner,
  { method, pass }: Confirmed,
  work: (transaction: Database, account: Account) => Promise<Result>,
): Promise<Result> {
  const { database, rateLimiter } = services;
  const found = await readAccount(database, owner.userId);
  if (!found) throw accountNotFound();
  await rateLimiter.count("sign-in", { account: found.email, address: owner.address });
  if (!(await isPassword(pass, found.passwordHash))) {
    await auditFactor(database, owner, method, "refused: wrong password");
    const text = "Incorrect password.";
    throw new Failure(422, text, { pass: [text] });
  }
  await rateLimiter.reset("sign-in", found.email, owner.address);
  await rateLimiter.refund("sign-in", owner.address);
  return withAccount(services, owner, (transaction, account) => {
    if (account.passwordHash !== found.passwordHash) {
      throw new Failure(401, "Your password has changed. Sign in again.");
    }
    return work(transaction, account);
  });
}
