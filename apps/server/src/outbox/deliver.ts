import { and, eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { maxAttempts } from "../db/queues.ts";
import { outbox } from "../db/schema/index.ts";
import { checkNeeded, type NeededMessages } from "./digests.ts";
import { rulesOf } from "./message-kinds.ts";
import { NotSentError, type Send, type Senders } from "./senders.ts";

interface DeliveryParts {
  readonly database: Database;
  readonly senders: Senders;
  readonly log: Logger;
  readonly clock: { now(): Date };
  /** Which messages are still needed. Others are not sent. */
  readonly needed: NeededMessages;
}

/** What remains of a message that is sent or has failed. */
const emptied = { body: "", attachment: null, digest: null } as const;

type Queued = typeof outbox.$inferSelect;

/**
 * Sends a queued message, or keeps it if there is no sender. Sent and failed messages are emptied, since they may
 * contain codes and links. A process that dies right after sending causes a second delivery, but messages are never
 * lost. A message that is too late to be useful is not sent, nor one about something that has changed.
 * @throws NotSentError if it must be retried
 */
export function createDelivery({
  database,
  senders,
  log,
  clock,
  needed,
}: DeliveryParts): (id: string) => Promise<void> {
  const set = (id: string, values: Partial<Queued>) =>
    database
      .update(outbox)
      .set(values)
      .where(and(eq(outbox.id, id), eq(outbox.state, "queued")));
  return async (id) => {
    const message = await beginAttempt(database, id);
    if (!message) return;
    const send = senders[message.channel];
    if (!send) {
      await set(id, { state: "kept", attempts: 0 });
      return;
    }
    const isNeeded = await checkNeeded(database, needed, [message]);
    if (message.about !== null && !isNeeded(message)) {
      await set(id, { state: "outdated", ...emptied });
      return;
    }
    const failed = isTooLate(message, clock.now()) ? tooLate() : await attempt(send, message);
    if (!failed) {
      await set(id, { state: "sent", sentAt: new Date(), ...emptied, failure: null });
      return;
    }
    const isOver = failed.isPermanent || message.attempts >= maxAttempts;
    log.warn({ err: failed, messageId: id, isOver }, "Message not sent");
    await set(id, { failure: failed.message, ...(isOver && { state: "failed", ...emptied }) });
    if (!isOver) throw failed;
  };
}

/** Whether a message has waited so long that what it says no longer applies, such as a code that has expired. */
function isTooLate({ kind, createdAt }: Queued, now: Date): boolean {
  const { usefulMinutes } = rulesOf(kind);
  return usefulMinutes !== undefined && now.getTime() - createdAt.getTime() > usefulMinutes * 60_000;
}

function tooLate(): NotSentError {
  return new NotSentError("It couldn't be sent in time.", { isPermanent: true });
}

/** Counts the attempt before it is made. */
async function beginAttempt(database: Database, id: string): Promise<Queued | undefined> {
  const [message] = await database
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), eq(outbox.state, "queued")))
    .returning();
  return message;
}

async function attempt(
  send: Send,
  { id, recipient, subject, body, attachment }: Queued,
): Promise<NotSentError | undefined> {
  try {
    await send({ id, recipient, subject, body, attachment });
    return undefined;
  } catch (error) {
    if (error instanceof NotSentError) return error;
    throw error;
  }
}
