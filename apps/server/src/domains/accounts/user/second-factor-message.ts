import { updateAudited } from "../../../audit/write-row.ts";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { mailFactorChange } from "../../../identity/mail-factor-change.ts";
import {
  maskedRecipient,
  recipientOf,
  type SentBy,
  senderOf,
  sendOtp,
} from "../../../identity/one-time-code.ts";
import { consumeStep, countTry, createStep, findConfirmation, revokeSteps } from "../../../identity/steps.ts";
import { verifyOtp } from "../../../identity/verify-second-factor.ts";
import type { Services } from "../../../services/services.ts";
import { auditFactor, type Owner, withAccount, wrongOtp } from "./second-factor-owner.ts";

/**
 * Sends a code to the email address or phone to be used as a second factor.
 * @returns the masked recipient
 * @throws Failure 409 if it is already on, 422 without a phone number, 429 after too many codes
 */
export async function startMessageSetup(services: Services, owner: Owner, method: SentBy): Promise<string> {
  const { rateLimiter, clock } = services;
  await rateLimiter.count("send", { address: owner.address });
  const sender = await senderOf(services);
  return withAccount(services, owner, async (transaction, account) => {
    if (method === "email" ? account.emailFactor : account.smsFactor) {
      throw new Failure(409, "This second factor is already on.");
    }
    const recipient = recipientOf(account, method);
    const sentTo = maskedRecipient(account, method);
    if (recipient === null || sentTo === null) throw noPhone();
    const now = clock.now();
    await revokeSteps(transaction, account.id, "confirm-factor");
    const { id } = await createStep(transaction, "confirm-factor", account.id, now);
    const step = { id, createdAt: now };
    const { userId } = owner;
    const sending = { step, method, recipient, sender, userId, causedBy: { userId } };
    await sendOtp(transaction, services, sending, now);
    await auditFactor(transaction, owner, method, "code sent");
    return sentTo;
  });
}

/**
 * Turns the second factor on with the code that was sent. Attempts are counted before the code is checked.
 * @throws Failure 422 for an incorrect or expired code, 429 after too many attempts
 */
export async function confirmMessageSetup(
  services: Services,
  owner: Owner,
  { method, otp }: { method: SentBy; otp: string },
): Promise<void> {
  const { rateLimiter, clock } = services;
  await rateLimiter.count("confirm", { account: owner.userId, address: owner.address });
  const sender = await senderOf(services);
  const outcome = await withAccount(services, owner, async (transaction, account) => {
    const now = clock.now();
    const sent = await findConfirmation(transaction, account.id, method, now);
    const step = sent && (await countTry(transaction, sent.id, now));
    if (!step || !verifyOtp(services, step, otp)) {
      await auditFactor(transaction, owner, method, "refused: wrong code");
      return step ? "wrong" : "over";
    }
    await consumeStep(transaction, step.id, now);
    await switchFactor(transaction, owner, method, true);
    await auditFactor(transaction, owner, method, "switched on");
    const change = `${method}On` as const;
    await mailFactorChange(transaction, services, { account, change, by: account.id, sender });
    return "on";
  });
  if (outcome === "over")
    throw wrongOtp("This code has expired or was tried too many times. Request a new one.");
  if (outcome === "wrong") throw wrongOtp();
  await rateLimiter.reset("confirm", owner.userId);
}

/** Turns email or SMS on or off as a second factor. */
export async function switchFactor(
  transaction: Database,
  { userId }: Owner,
  method: SentBy,
  isOn: boolean,
): Promise<void> {
  const set = method === "email" ? { emailFactor: isOn } : { smsFactor: isOn };
  await updateAudited(transaction, { table: users, id: userId, set, by: userId, category: "user" });
}

function noPhone(): Failure {
  const text = "Your account has no phone number. Ask a security administrator to add one.";
  return new Failure(422, text, { method: [text] });
}
