import type { LoginResponse } from "@portico/contract/features/accounts/identity.schemas";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { identitySteps, sessions, staffBrowsers } from "../db/schema/index.ts";
import { sweepExpired } from "../db/sweep-expired.ts";
import { Failure } from "../errors/failure.ts";
import type { Browser } from "../http/browser.ts";
import { type Account, findAccount, lockAccount, methodsOf } from "./account.ts";
import { completeSignIn, type SignInResult, type SigningIn } from "./complete-sign-in.ts";
import { demoPassword } from "./demo-password.ts";
import type { IdentityServices } from "./identity-services.ts";
import { logSignIn } from "./log-sign-in.ts";
import { isPassword } from "./passwords.ts";
import type { SigningKey } from "./signing-key.ts";
import { createStep } from "./steps.ts";

/** A submitted sign-in form. */
export interface SignIn {
  readonly user: string;
  readonly pass: string;
  /** The client's address, for the audit. */
  readonly address: string;
  readonly browser: Browser;
}

/**
 * Checks the password, then completes the sign-in or asks for a second factor.
 * @throws Failure 401 with the same message for an unknown user, an incorrect password, and a disabled account; 429
 * after too many attempts
 */
export async function signIn(
  { database, signingKey, rateLimiter, clock, allowsDemoAccounts, log }: IdentityServices,
  { user, pass, address, browser }: SignIn,
): Promise<LoginResponse> {
  await rateLimiter.count("sign-in", { account: user, from: address });
  const found = await findAccount(database, user);
  const matches = await isPassword(pass, found?.passwordHash);
  const audit = async (where: Database, result: string) => {
    await recordAudit(where, { category: "sign-in", createdBy: found?.id ?? null, data1: address, result });
    logSignIn(log, result, found?.id);
  };
  // The server refuses to start with such accounts. This covers accounts added later.
  const isPublished = pass === demoPassword && !allowsDemoAccounts;
  if (!found || !matches || !found.enabled || isPublished) {
    await audit(database, isPublished ? "refused: published password" : signInFailure(found, matches));
    throw incorrectCredentials();
  }
  await rateLimiter.reset("sign-in", user, address);
  await rateLimiter.rememberAddress(user, address);
  await rateLimiter.refund("sign-in", address);
  const now = clock.now();
  await sweepExpiredSteps(database, now);
  const response = await database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, found.id);
    // The account was disabled or its password changed in the meantime.
    if (!account?.enabled || account.passwordHash !== found.passwordHash) {
      await audit(transaction, "refused: changed meanwhile");
      return undefined;
    }
    const next = await nextStep(transaction, signingKey, { account, browser }, now);
    await audit(transaction, next.result);
    return next.response;
  });
  if (!response) throw incorrectCredentials();
  return response;
}

async function nextStep(
  transaction: Database,
  signingKey: SigningKey,
  { account, browser }: SigningIn,
  now: Date,
): Promise<SignInResult> {
  const methods = methodsOf(account);
  if (methods.length === 0) return completeSignIn(transaction, signingKey, { account, browser }, now);
  const { code } = await createStep(transaction, "second-factor", account.id, now);
  return { response: { code, twoFactorRequired: true, methods }, result: "asked for a second factor" };
}

function signInFailure(account: Account | undefined, matches: boolean): string {
  if (!account) return "refused: unknown user";
  return matches ? "refused: disabled" : "refused: wrong password";
}

function incorrectCredentials(): Failure {
  return new Failure(401, "Incorrect email or password.");
}

/** Deletes expired sessions, steps and browsers. Skips locked rows. */
async function sweepExpiredSteps(database: Database, now: Date): Promise<void> {
  for (const table of [sessions, identitySteps, staffBrowsers]) await sweepExpired(database, table, now);
}
