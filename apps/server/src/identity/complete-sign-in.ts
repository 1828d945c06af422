import type { LoginResponse } from "@portico/contract/features/accounts/identity.schemas";
import type { Database } from "../db/database.ts";
import type { Browser } from "../http/browser.ts";
import { type Account, claimsOfAccount } from "./account.ts";
import { rememberStaffBrowser } from "./browsers.ts";
import { createSession, endOfSession } from "./sessions.ts";
import type { SigningKey } from "./signing-key.ts";
import { createStep } from "./steps.ts";
import { signToken } from "./tokens.ts";

/** The response, and the result in the audit record. */
export interface SignInResult {
  readonly response: LoginResponse;
  readonly result: string;
}

/** Who signs in, and in which browser. */
export interface SigningIn {
  readonly account: Account;
  readonly browser: Browser;
}

/**
 * Completes the sign-in of a verified user: starts a session, a pending one if another is open, or requires a new
 * password. The caller must lock the account.
 */
export async function completeSignIn(
  transaction: Database,
  signingKey: SigningKey,
  { account, browser }: SigningIn,
  now: Date,
): Promise<SignInResult> {
  if (account.mustChangePassword) {
    const { code } = await createStep(transaction, "forced-reset", account.id, now);
    return { response: { code }, result: "asked for a new password" };
  }
  await rememberStaffBrowser(transaction, account, browser, now);
  const session = await createSession(transaction, account.id, now);
  const claims = { ...claimsOfAccount(account), sid: session.id };
  const token = await signToken(signingKey, claims, endOfSession(now));
  return session.isPending
    ? { response: { active_session: true, token }, result: "asked whether to close the last session" }
    : { response: { token }, result: "signed in" };
}
