import type { PasswordSetBy } from "../db/schema/index.ts";
import type { MessageContent } from "../outbox/message.ts";

/** The sender of messages. */
export interface Sender {
  /** The product's name. */
  readonly brand: string;
  /** The base URL of links. */
  readonly publicUrl: string;
}

/** The link to set a new password. */
export function resetMail({ brand, publicUrl }: Sender, recipient: string, code: string): MessageContent {
  return {
    channel: "mail",
    recipient,
    subject: `Set a new ${brand} password`,
    body: `We received a request to reset the password of your ${brand} account.

To set a new password, open this link within 60 minutes. It works once:
${publicUrl}/login/reset/${code}

If you didn't request this, ignore this email. Your password won't change.
`,
  };
}

/** The link to choose a new password, sent by an administrator. */
export function resetByAdminMail(
  { brand, publicUrl }: Sender,
  recipient: string,
  code: string,
): MessageContent {
  return {
    channel: "mail",
    recipient,
    subject: `Choose a new ${brand} password`,
    body: `An administrator signed you out of your ${brand} account and asks you to choose a new password.

To choose it, open this link within 60 minutes. It works once:
${publicUrl}/login/reset/${code}

Until then, your current password still works. Don't share the new one with anyone, including administrators.
`,
  };
}

/** Sent after a password change, in case someone else made it. */
export function passwordSetMail(
  { brand, publicUrl }: Sender,
  recipient: string,
  setBy: PasswordSetBy,
): MessageContent {
  if (setBy === "admin") {
    return {
      channel: "mail",
      recipient,
      subject: `Your ${brand} password was changed`,
      body: `The password of your ${brand} account was changed, and you were signed out everywhere.

An administrator knows this password or the previous one. Request an email with a link to choose one that only you know:
${publicUrl}/login/forgot

Until you do, you can't change screens or permissions.
`,
    };
  }
  return {
    channel: "mail",
    recipient,
    subject: `Your ${brand} password was changed`,
    body: `The password of your ${brand} account was changed, and you were signed out everywhere.

If you didn't do this, set a new password now and tell your administrator:
${publicUrl}/login/forgot
`,
  };
}

/** Descriptions of second factor changes for the owner. */
export const factorChanges = {
  totpOn: "An authenticator app was turned on for",
  totpOff: "The authenticator app was turned off for",
  emailOn: "Codes by email were turned on for",
  emailOff: "Codes by email were turned off for",
  smsOn: "Codes by text message were turned on for",
  smsOff: "Codes by text message were turned off for",
  codesRenewed: "The recovery codes were replaced for",
} as const;
export type FactorChange = keyof typeof factorChanges;

/** Sent after a change of a second factor, in case someone else made it. */
export function factorChangedMail(
  { brand, publicUrl }: Sender,
  recipient: string,
  change: FactorChange,
): MessageContent {
  return {
    channel: "mail",
    recipient,
    subject: `Your ${brand} sign-in security was changed`,
    body: `${factorChanges[change]} your ${brand} account.

If you didn't do this, set a new password now, which signs you out everywhere, and tell your administrator:
${publicUrl}/login/forgot
`,
  };
}

/** A one-time code. */
export function otpMessage(
  { brand }: Sender,
  method: "email" | "sms",
  recipient: string,
  otp: string,
): MessageContent {
  const body = `${otp} is your ${brand} code. It expires in 5 minutes. Don't share it with anyone.`;
  return method === "sms"
    ? { channel: "sms", recipient, body }
    : { channel: "mail", recipient, subject: `Your ${brand} code`, body: `${body}\n` };
}
