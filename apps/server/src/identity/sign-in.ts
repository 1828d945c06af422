import type { LoginAnswer } from "@portico/contract/features/identity.schemas";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { Failure } from "../errors/failure.ts";
import { type Account, findAccount, lockAccount, methodsOf } from "./account.ts";
import { completeSignIn, type SignInResult } from "./complete-sign-in.ts";
import { demoPassword } from "./demo-password.ts";
import type { IdentityServices } from "./identity-services.ts";
import { isPassword } from "./passwords.ts";
import type { SigningKey } from "./signing-key.ts";
import { createStep } from "./steps.ts";
import { sweepEnded } from "./sweep.ts";

export interface SignIn {
  readonly user: string;
  readonly pass: string;
  /** Where the request came from, for the audit. */
  readonly address: string;
}

/**
 * Checks the password, and lets in or asks for what is still missing.
 * @throws Failure 401, the same for an unknown user, a wrong password and a disabled account; 429 after too many tries
 */
export async function signIn(
  { database, signingKey, rateLimiter, clock, allowsDemoAccounts }: IdentityServices,
  { user, pass, address }: SignIn,
): Promise<LoginAnswer> {
  await rateLimiter.count("sign-in", { account: user, from: address });
  const found = await findAccount(database, user);
  const matches = await isPassword(pass, found?.passwordHash);
  const audit = (where: Database, result: string) =>
    recordAudit(where, { category: "sign-in", createdBy: found?.id ?? null, data1: address, result });
  // No start lets it in; this holds for accounts that came into the database since.
  const isPublished = pass === demoPassword && !allowsDemoAccounts;
  if (!found || !matches || !found.enabled || isPublished) {
    await audit(database, isPublished ? "refused: published password" : refusalOf(found, matches));
    throw incorrectCredentials();
  }
  await rateLimiter.reset("sign-in", user, address);
  await rateLimiter.rememberAddress(user, address);
  await rateLimiter.refund("sign-in", address);
  const now = clock.now();
  await sweepEnded(database, now);
  const answer = await database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, found.id);
    // Disabled, or given another password, while this one was checked.
    if (!account?.enabled || account.passwordHash !== found.passwordHash) {
      await audit(transaction, "refused: changed meanwhile");
      return undefined;
    }
    const next = await nextStep(transaction, signingKey, account, now);
    await audit(transaction, next.result);
    return next.answer;
  });
  if (!answer) throw incorrectCredentials();
  return answer;
}

async function nextStep(
  transaction: Database,
  signingKey: SigningKey,
  account: Account,
  now: Date,
): Promise<SignInResult> {
  const methods = methodsOf(account);
  if (methods.length === 0) return completeSignIn(transaction, signingKey, account, now);
  const { code } = await createStep(transaction, "second-factor", account.id, now);
  return { answer: { code, twoFactorRequired: true, methods }, result: "asked for a second factor" };
}

function refusalOf(account: Account | undefined, matches: boolean): string {
  if (!account) return "refused: unknown user";
  return matches ? "refused: disabled" : "refused: wrong password";
}

function incorrectCredentials(): Failure {
  return new Failure(401, "Wrong user or password.");
}
