import type { Message } from "../outbox/queue.ts";

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

/** Told after a password was set, so that its owner learns of it if it was somebody else. */
export function passwordSetMail({ brand, publicUrl }: Sender, recipient: string): Message {
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
