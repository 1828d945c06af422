import { and, eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { maxAttempts } from "../db/queues.ts";
import { outbox } from "../db/schema/index.ts";
import { NotSentError, type Send, type Senders } from "./senders.ts";

interface DeliveryParts {
  readonly database: Database;
  readonly senders: Senders;
  readonly log: Logger;
}

/** What remains of a message that is sent or has failed. */
const emptied = { body: "", attachment: null } as const;

type Queued = typeof outbox.$inferSelect;

/**
 * Sends a queued message, or keeps it if there is no sender. Sent and failed messages are emptied, since they may
 * contain codes and links. A process that dies right after sending causes a second delivery, but messages are never
 * lost.
 * @throws NotSentError if it must be retried
 */
export function createDelivery({ database, senders, log }: DeliveryParts): (id: string) => Promise<void> {
  const set = (id: string, values: Partial<Queued>) =>
    database
      .update(outbox)
      .set(values)
      .where(and(eq(outbox.id, id), eq(outbox.state, "queued")));
  return async (id) => {
    const message = await beginAttempt(database, id);
    if (!message) return;
    const send = senders[message.kind];
    if (!send) {
      await set(id, { state: "kept", attempts: 0 });
      return;
    }
    const failed = await attempt(send, message);
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
