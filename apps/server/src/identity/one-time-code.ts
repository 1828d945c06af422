import { knownSettings } from "../configuration/known-settings.ts";
import type { Database } from "../db/database.ts";
import { isMailSafe } from "../outbox/mail-text.ts";
import type { MessageCause } from "../outbox/message.ts";
import { queueMessage } from "../outbox/queue-message.ts";
import { type Account, mailboxOf } from "./account.ts";
import { hashOtp, newOtp } from "./codes.ts";
import type { IdentityServices } from "./identity-services.ts";
import { otpMessage, type Sender } from "./messages.ts";
import { type Step, setOtp } from "./steps.ts";

/** How a code is sent. */
export type SentBy = "email" | "sms";

/** Where codes are sent, or null if the account has no such address. */
export function recipientOf(account: Account, method: SentBy): string | null {
  return method === "email" ? mailboxOf(account) : account.phone || null;
}

/** The masked recipient. */
export function maskedRecipient(account: Account, method: SentBy): string | null {
  const recipient = recipientOf(account, method);
  if (recipient === null) return null;
  return method === "email" ? maskEmail(recipient) : maskPhone(recipient);
}

/**
 * The sender of messages, from the current settings. A brand name that contains a link is replaced by the default, as a
 * second line of defense.
 */
export async function senderOf({ settings }: { settings: () => Promise<MessageSettings> }): Promise<Sender> {
  const { brand, publicUrl } = await settings();
  return { brand: isMailSafe(brand.name) ? brand.name : knownSettings["brand.name"].defaultValue, publicUrl };
}

interface MessageSettings {
  readonly brand: { readonly name: string };
  readonly publicUrl: string;
}

/** What a code is sent for, and to whom. */
export interface Sending {
  readonly step: Pick<Step, "id" | "createdAt">;
  readonly method: SentBy;
  readonly recipient: string;
  readonly sender: Sender;
  /** The account that the code is for. */
  readonly userId: string;
  readonly causedBy: MessageCause;
}

/**
 * Sends a new one-time code for a step and replaces the previous one.
 * @returns whether the step was still open
 * @throws Failure 429 after too many codes
 */
export async function sendOtp(
  transaction: Database,
  services: Pick<IdentityServices, "signingKey" | "clock" | "settings">,
  { step, method, recipient, sender, userId, causedBy }: Sending,
  now: Date,
): Promise<boolean> {
  const otp = newOtp();
  const otpHash = hashOtp(services.signingKey, step.id, otp);
  const isOpen = await setOtp(transaction, step, { otpMethod: method, otpHash }, now);
  if (isOpen)
    await queueMessage(transaction, services, {
      ...otpMessage(sender, method, recipient, otp),
      kind: "sign-in-code",
      about: aboutCodes(userId),
      causedBy,
    });
  return isOpen;
}

/** What messages with codes for an account are about. */
export function aboutCodes(userId: string): string {
  return `users/${userId}`;
}

/** Masks an email address: `a***t@portico.test`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [name, host] = [email.slice(0, at), email.slice(at)];
  return `${name.slice(0, 1)}***${name.length > 3 ? name.slice(-1) : ""}${host}`;
}

/** Masks a phone number except for the last four digits. */
function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length > 6 ? `***-***-${digits.slice(-4)}` : "***";
}
