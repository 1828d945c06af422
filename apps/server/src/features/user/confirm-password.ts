import type { Database } from "../../db/database.ts";
import { Failure } from "../../errors/failure.ts";
import { type Account, readAccount } from "../../identity/account.ts";
import { isPassword } from "../../identity/passwords.ts";
import type { Services } from "../../services/services.ts";
import { accountIsGone, auditFactor, type Factor, type Owner, withAccount } from "./second-factor-owner.ts";

/** What is asked for, and the password it is confirmed by. */
interface Confirmed {
  readonly method: Factor;
  readonly pass: string;
}

/**
 * Works on the owner's account once the password was given again, so that a session that was stolen or left open changes
 * no second factor. Attempts count as those to sign in do.
 * @throws Failure 422 for a wrong password, 429 after too many attempts, 401 where the password was changed meanwhile
 */
export async function withConfirmedPassword<Result>(
  services: Services,
  owner: Owner,
  { method, pass }: Confirmed,
  work: (transaction: Database, account: Account) => Promise<Result>,
): Promise<Result> {
  const { database, rateLimiter } = services;
  const found = await readAccount(database, owner.userId);
  if (!found) throw accountIsGone();
  await rateLimiter.count("sign-in", { account: found.email, address: owner.address });
  if (!(await isPassword(pass, found.passwordHash))) {
    await auditFactor(database, owner, method, "refused: wrong password");
    const text = "Wrong password.";
    throw new Failure(422, text, { pass: [text] });
  }
  await rateLimiter.reset("sign-in", found.email, owner.address);
  await rateLimiter.refund("sign-in", owner.address);
  return withAccount(services, owner, (transaction, account) => {
    if (account.passwordHash !== found.passwordHash) {
      throw new Failure(401, "Your password was changed meanwhile. Sign in again.");
    }
    return work(transaction, account);
  });
}
