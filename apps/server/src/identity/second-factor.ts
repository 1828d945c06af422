import type { LoginResponse } from "@portico/contract/features/accounts/identity.schemas";
import { recordAudit } from "../audit/record-audit.ts";
import { Failure } from "../errors/failure.ts";
import type { Browser } from "../http/browser.ts";
import { releaseMessages } from "../outbox/release-messages.ts";
import { lockAccount, methodsOf } from "./account.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import type { IdentityServices } from "./identity-services.ts";
import { logSignIn } from "./log-sign-in.ts";
import { aboutCodes, maskedRecipient, recipientOf, type SentBy, senderOf, sendOtp } from "./one-time-code.ts";
import { consumeStep, countTry, findStep, maxTries, type Step } from "./steps.ts";
import { type SecondFactorProof, verifySecondFactor } from "./verify-second-factor.ts";

/** A submitted second factor. */
export interface SecondFactorSubmission extends SecondFactorProof {
  /** The code of the step. */
  readonly code: string;
  /** The client's address. */
  readonly address: string;
  readonly browser: Browser;
}

/**
 * Verifies a second factor and completes the sign-in. Attempts are counted before the code is checked.
 * @throws Failure 422 for an incorrect code with the attempts left, 401 if the sign-in has expired, 429 after too many
 * attempts
 */
export async function submitSecondFactor(
  services: IdentityServices,
  { code, address, browser, ...proof }: SecondFactorSubmission,
): Promise<LoginResponse> {
  const { database, rateLimiter, signingKey, clock, log } = services;
  const found = await openStep(services, code, address);
  await rateLimiter.count("second-factor", { account: found.userId });
  const now = clock.now();
  const outcome = await database.transaction(async (transaction) => {
    const audit = async (result: string) => {
      await recordAudit(transaction, {
        category: "second-factor",
        createdBy: found.userId,
        data1: address,
        data2: proof.method,
        result,
      });
      logSignIn(log, result, found.userId);
    };
    const account = await lockAccount(transaction, found.userId);
    const step = await countTry(transaction, found.id, now);
    if (!step || !account?.enabled) {
      await audit("refused: no try left, used or too old");
      return { left: 0 };
    }
    if (!(await verifySecondFactor(transaction, services, { account, step, proof }, now))) {
      await audit("refused: wrong code");
      return { left: maxTries - step.tries };
    }
    await consumeStep(transaction, step.id, now);
    await releaseMessages(transaction, { kind: "sign-in-code", about: aboutCodes(account.id), now });
    const { response, result } = await completeSignIn(transaction, signingKey, { account, browser }, now);
    await audit(result);
    return { response };
  });
  if (!outcome.response) throw outcome.left > 0 ? wrongCode(outcome.left) : signInExpired();
  await rateLimiter.reset("second-factor", found.userId);
  await rateLimiter.refund("second-factor", address);
  return outcome.response;
}

/**
 * Sends a one-time code for a sign-in.
 * @returns the masked recipient
 * @throws Failure 401 if the sign-in has expired, 422 if the account doesn't use the factor, 429 after too many codes
 */
export async function sendSecondFactor(
  services: IdentityServices,
  { code, method, address }: { code: string; method: SentBy; address: string },
): Promise<{ sentTo: string }> {
  const { database, clock } = services;
  const step = await openStep(services, code, address);
  const now = clock.now();
  const sender = await senderOf(services);
  return database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, step.userId);
    if (!account?.enabled) throw signInExpired();
    const recipient = recipientOf(account, method);
    const sentTo = maskedRecipient(account, method);
    if (recipient === null || sentTo === null || !methodsOf(account).includes(method)) throw noSuchFactor();
    const sending = { step, method, recipient, sender, userId: account.id, causedBy: { address } };
    const isOpen = await sendOtp(transaction, services, sending, now);
    if (!isOpen) throw signInExpired();
    await recordAudit(transaction, {
      category: "second-factor",
      createdBy: step.userId,
      data1: address,
      data2: method,
      result: "code sent",
    });
    return { sentTo };
  });
}

async function openStep(
  { database, clock, log }: IdentityServices,
  code: string,
  address: string,
): Promise<Step> {
  const step = await findStep(database, ["second-factor"], code, clock.now());
  if (step) return step;
  await recordAudit(database, {
    category: "second-factor",
    createdBy: null,
    data1: address,
    result: "refused: no such step",
  });
  logSignIn(log, "refused: no such step", undefined);
  throw signInExpired();
}

function wrongCode(left: number): Failure {
  const text = `Incorrect code. ${left === 1 ? "1 attempt" : `${left} attempts`} left.`;
  return new Failure(422, text, { otp: [text] });
}

function signInExpired(): Failure {
  return new Failure(401, "This sign-in has expired: it took too long or too many attempts. Sign in again.");
}

function noSuchFactor(): Failure {
  const text = "This account doesn't use that second factor. Choose another one.";
  return new Failure(422, text, { method: [text] });
}
