/** A message on its way out. */
export interface OutgoingMessage {
  /** The same at every attempt, so that a receiver can tell a repeat. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
}

/** Hands a message to whoever carries it. Throws `NotSent`. */
export type Send = (message: OutgoingMessage) => Promise<void>;

/** What carries messages; a kind without a sender stays in the outbox. */
export interface Senders {
  readonly mail?: Send | undefined;
  readonly sms?: Send | undefined;
}

/** A message did not get out; `message` says why, with nothing of what was in it and not to whom it goes. */
export class NotSentError extends Error {
  override name = "NotSent";
  /** Whether another attempt could fare better. */
  readonly isPermanent: boolean;

  constructor(message: string, { isLasting }: { isLasting: boolean }) {
    // No cause: what carriers say often repeats the recipient.
    super(message);
    this.isPermanent = isLasting;
  }
}
