import { randomUUID } from "node:crypto";
import { defaultMessageLimits } from "@portico/contract/schemas/message-limits";
import type { Message } from "../src/outbox/message.ts";
import type { OutboxServices } from "../src/outbox/queue-message.ts";

/** The outbox with default limits, for tests without a server. */
export const outboxServices: OutboxServices = {
  clock: { now: () => new Date() },
  settings: { current: () => ({ messageLimits: defaultMessageLimits, digestMinutes: 60 }) },
};

/** What delivery depends on, in addition to its database, senders, and log. */
export const deliveryParts = { clock: outboxServices.clock, needed: {} };

/** An email that no limit refuses. */
export function testMail(recipient: string, { subject = "x", body = "x" } = {}) {
  return {
    ...{ kind: "password-link", channel: "mail", recipient, subject, body },
    causedBy: { address: "192.0.2.1" },
  } as const satisfies Message;
}

/** An SMS about a new account. */
export function testSms(recipient: string, body = "Code 123456") {
  return {
    ...{ kind: "sign-in-code", channel: "sms", recipient, body },
    about: `users/${randomUUID()}`,
    causedBy: { address: "192.0.2.1" },
  } as const satisfies Message;
}
