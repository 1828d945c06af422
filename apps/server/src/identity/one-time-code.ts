import { knownSettings } from "../configuration/known-settings.ts";
import type { Database } from "../db/database.ts";
import { isMailSafe } from "../outbox/mail-text.ts";
import { queueMessage } from "../outbox/queue-message.ts";
import { type Account, mailboxOf } from "./account.ts";
import { hashOtp, newOtp } from "./codes.ts";
import type { IdentityServices } from "./identity-services.ts";
import { maskEmail, maskPhone } from "./masks.ts";
import { otpMessage, type Sender } from "./messages.ts";
import { type Step, setOtp } from "./steps.ts";

/** The ways to send a code. */
export type SentBy = "email" | "sms";

/** Where codes go by this way; null where the account has no such place. */
export function recipientOf(account: Account, method: SentBy): string | null {
  return method === "email" ? mailboxOf(account) : account.phone || null;
}

/** The same as it may be shown. */
export function maskedRecipient(account: Account, method: SentBy): string | null {
  const recipient = recipientOf(account, method);
  if (recipient === null) return null;
  return method === "email" ? maskEmail(recipient) : maskPhone(recipient);
}

/**
 * Who messages speak for, by the settings of this moment. A name that could lead people elsewhere is replaced by the
 * product's own, should one ever get past the rules of the setting.
 */
export async function senderOf({ settings }: { settings: () => Promise<MessageSettings> }): Promise<Sender> {
  const { brand, publicUrl } = await settings();
  return { brand: isMailSafe(brand.name) ? brand.name : knownSettings["brand.name"].defaultValue, publicUrl };
}

/** The settings that messages are written by. */
interface MessageSettings {
  readonly brand: { readonly name: string };
  readonly publicUrl: string;
}

/** What a code is sent for, and by whom. */
export interface Sending {
  readonly step: Pick<Step, "id" | "createdAt">;
  readonly method: SentBy;
  readonly recipient: string;
  readonly sender: Sender;
}

/** Sends a new one-time code for a step, in the place of any before it. @returns whether the step was still open */
export async function sendOtp(
  transaction: Database,
  { signingKey }: Pick<IdentityServices, "signingKey">,
  { step, method, recipient, sender }: Sending,
  now: Date,
): Promise<boolean> {
  const otp = newOtp();
  const otpHash = hashOtp(signingKey, step.id, otp);
  const isOpen = await setOtp(transaction, step, { otpMethod: method, otpHash }, now);
  if (isOpen) await queueMessage(transaction, otpMessage(sender, method, recipient, otp));
  return isOpen;
}
