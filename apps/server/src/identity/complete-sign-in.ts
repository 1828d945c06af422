import type { LoginAnswer } from "@portico/contract/features/identity.schemas";
import type { Database } from "../db/database.ts";
import { type Account, claimsOfAccount } from "./account.ts";
import { createSession, endOfSession } from "./sessions.ts";
import type { SigningKey } from "./signing-key.ts";
import { createStep } from "./steps.ts";
import { signToken } from "./tokens.ts";

/** An answer, and what the audit says of it. */
export interface SignInResult {
  readonly answer: LoginAnswer;
  readonly result: string;
}

/**
 * What signing in answers to somebody who has proven everything: a session, a pending one where another is open, or a
 * code to set a new password first. The caller holds the account.
 */
export async function completeSignIn(
  transaction: Database,
  signingKey: SigningKey,
  account: Account,
  now: Date,
): Promise<SignInResult> {
  if (account.mustChangePassword) {
    const { code } = await createStep(transaction, "forced-reset", account.id, now);
    return { answer: { code }, result: "asked for a new password" };
  }
  const session = await createSession(transaction, account.id, now);
  const claims = { ...claimsOfAccount(account), sid: session.id };
  const token = await signToken(signingKey, claims, endOfSession(now));
  return session.isPending
    ? { answer: { active_session: true, token }, result: "asked whether to close the last session" }
    : { answer: { token }, result: "signed in" };
}
