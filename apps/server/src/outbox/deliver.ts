import { and, eq } from "drizzle-orm";
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
 * lost; kinds that are never repeated fail instead. A message that is too late to be useful is not sent, nor one about
 * something that has changed.
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
    const failed = reasonNotToSend(message, clock.now()) ?? (await attempt(send, message));
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

/** A message whose next attempt has begun. */
interface Begun extends Queued {
  /** Whether an earlier attempt may have sent it: its process died before it stored the outcome. */
  readonly isMaybeSent: boolean;
}

/** Why a message is given up without an attempt, such as one with a code that has expired. */
function reasonNotToSend({ kind, createdAt, isMaybeSent }: Begun, now: Date): NotSentError | undefined {
  const { usefulMinutes, isNeverRepeated = false } = rulesOf(kind);
  if (isNeverRepeated && isMaybeSent)
    return new NotSentError("The server stopped while sending it, so it may have arrived.", {
      isPermanent: true,
    });
  if (usefulMinutes !== undefined && now.getTime() - createdAt.getTime() > usefulMinutes * 60_000)
    return new NotSentError("It couldn't be sent in time.", { isPermanent: true });
  return undefined;
}

/** Counts the attempt before it is made. Its failure is stored after it. */
function beginAttempt(database: Database, id: string): Promise<Begun | undefined> {
  return database.transaction(async (transaction) => {
    const isQueued = and(eq(outbox.id, id), eq(outbox.state, "queued"));
    const [before] = await transaction.select().from(outbox).where(isQueued).for("update");
    if (!before) return undefined;
    const begun = { attempts: before.attempts + 1, failure: null };
    await transaction.update(outbox).set(begun).where(isQueued);
    return { ...before, ...begun, isMaybeSent: before.attempts > 0 && before.failure === null };
  });
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
