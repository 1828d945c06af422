import type { StoredAttachment } from "../db/schema/index.ts";

/** A message to be sent. */
export interface OutgoingMessage {
  /** The same for each attempt, so that receivers can recognize repeats. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly attachment?: StoredAttachment | null | undefined;
}

/** Sends a message. Throws `NotSentError`. */
export type Send = (message: OutgoingMessage) => Promise<void>;

/** The configured senders. Messages without a sender stay in the outbox. */
export interface Senders {
  readonly mail?: Send | undefined;
  readonly sms?: Send | undefined;
}

/** A message was not sent. `message` says why, without its contents or recipient. */
export class NotSentError extends Error {
  override name = "NotSentError";
  /** Whether retrying is pointless. */
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent }: { isPermanent: boolean }) {
    // No cause, since errors often contain the recipient.
    super(message);
    this.isPermanent = isPermanent;
  }
}
