import type { PasswordSetBy } from "../db/schema/index.ts";
import type { Message } from "../outbox/queue-message.ts";

/** Who the messages speak for. */
export interface Sender {
  /** What the product is called. */
  readonly brand: string;
  /** What links begin with, from the configuration. */
  readonly publicUrl: string;
}

/** The link to set a new password. */
export function resetMail({ brand, publicUrl }: Sender, recipient: string, code: string): Message {
  return {
    kind: "mail",
    recipient,
    subject: `Set a new ${brand} password`,
    body: `Somebody, probably you, asked for a new password for your ${brand} account.

Set it here within 60 minutes; the link works once:
${publicUrl}/login/reset/${code}

If it was not you, do nothing: your password stays as it is.
`,
  };
}

/** The link to choose a new password that an administrator has sent. */
export function resetByAdminMail({ brand, publicUrl }: Sender, recipient: string, code: string): Message {
  return {
    kind: "mail",
    recipient,
    subject: `Choose a new ${brand} password`,
    body: `An administrator ended the sessions of your ${brand} account and asks you to choose a new password.

Choose it here within 60 minutes; the link works once:
${publicUrl}/login/reset/${code}

Until then your present password still works. Nobody but you needs to know the new one, not even the administrator.
`,
  };
}

/** Told after a password was set, so that its owner learns of it if it was somebody else. */
export function passwordSetMail(
  { brand, publicUrl }: Sender,
  recipient: string,
  setBy: PasswordSetBy,
): Message {
  if (setBy === "admin") {
    return {
      kind: "mail",
      recipient,
      subject: `Your ${brand} password was changed`,
      body: `The password of your ${brand} account was changed, and all its sessions were ended.

An administrator knows this password or the one before it. Choose one that only you know, by a link that we email to you:
${publicUrl}/login/forgot

Until you do, the account cannot change screens or permissions.
`,
    };
  }
  return {
    kind: "mail",
    recipient,
    subject: `Your ${brand} password was changed`,
    body: `The password of your ${brand} account was changed, and all its sessions were ended.

If it was not you, set a new one now and tell your administrator:
${publicUrl}/login/forgot
`,
  };
}

/** What was changed about a second factor, as its owner is told. */
export const factorChanges = {
  totpOn: "An authenticator app was switched on for",
  totpOff: "The authenticator app was switched off for",
  emailOn: "Codes by email were switched on for",
  emailOff: "Codes by email were switched off for",
  smsOn: "Codes by text message were switched on for",
  smsOff: "Codes by text message were switched off for",
  codesRenewed: "The recovery codes were replaced for",
} as const;
/** One of those changes. */
export type FactorChange = keyof typeof factorChanges;

/** Told after a second factor was changed, so that its owner learns of it if it was somebody else. */
export function factorChangedMail(
  { brand, publicUrl }: Sender,
  recipient: string,
  change: FactorChange,
): Message {
  return {
    kind: "mail",
    recipient,
    subject: `Your ${brand} sign-in security was changed`,
    body: `${factorChanges[change]} your ${brand} account.

If it was not you, set a new password now, which ends all sessions, and tell your administrator:
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
): Message {
  const body = `${otp} is your ${brand} code. It is good for 5 minutes. Tell it to nobody.`;
  return method === "sms"
    ? { kind: "sms", recipient, body }
    : { kind: "mail", recipient, subject: `Your ${brand} code`, body: `${body}\n` };
}
