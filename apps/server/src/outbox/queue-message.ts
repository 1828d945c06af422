import { safeFileName } from "@portico/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lockLimit } from "../db/limit-lock.ts";
import { enqueue } from "../db/queues.ts";
import { outbox } from "../db/schema/index.ts";
import { Failure } from "../errors/failure.ts";
import { addressGroup } from "../http/address-group.ts";
import { composeDigest } from "./compose-digest.ts";
import { type Counted, findReached, lockNames, type OutboxSettings } from "./limits.ts";
import { toSingleLine } from "./mail-text.ts";
import type { Message, MessageCause } from "./message.ts";
import { rulesOf } from "./message-kinds.ts";
import { recipientKey } from "./recipient-key.ts";

/** What queuing depends on. */
export interface OutboxServices {
  readonly clock: { now(): Date };
  readonly settings: { current(): OutboxSettings };
}

type Row = typeof outbox.$inferInsert;

/**
 * Queues messages within a transaction. They are sent if it commits. The queue only stores IDs. Subjects are converted
 * to a single line. Messages of a digest kind to one recipient are merged into one email.
 *
 * Limits are counted under a lock that is held until the transaction ends. Call it last, after all other locks.
 * @throws Failure 429 if a limit is reached, which must roll back what caused the message
 */
export async function queueMessages(
  transaction: Database,
  { clock, settings }: OutboxServices,
  messages: readonly Message[],
): Promise<void> {
  const now = clock.now();
  const at = { settings: settings.current(), now };
  const rows = messages.map((message) => rowOf(message, now));
  await lockCounts(transaction, rows, at.settings);
  for (const group of groupDigests(rows)) {
    const [first] = group;
    if (!first) continue;
    const { atLimit } = rulesOf(first.kind);
    const isWaiting = atLimit === "digest" && (await hasCollected(transaction, first));
    const reached = await findReached(transaction, first, at);
    if (!reached && !isWaiting) await insertQueued(transaction, composeDigest(group));
    else if (atLimit === "digest")
      await transaction.insert(outbox).values(group.map((row) => ({ ...row, state: "collected" as const })));
    else if (reached && atLimit === "refuse")
      throw new Failure(429, reached.text, undefined, { retryAfter: Math.ceil(reached.wait / 1000) });
    else await insertQueued(transaction, first);
  }
}

/** Queues a message, as `queueMessages` does. */
export function queueMessage(
  transaction: Database,
  services: OutboxServices,
  message: Message,
): Promise<void> {
  return queueMessages(transaction, services, [message]);
}

/**
 * Whether a limit of a message is reached. For kinds whose cause isn't refused. No other transaction can queue such a
 * message until this one ends.
 */
export async function hasReachedLimit(
  transaction: Database,
  { clock, settings }: OutboxServices,
  message: Message,
): Promise<boolean> {
  const now = clock.now();
  const counted = rowOf(message, now);
  const at = { settings: settings.current(), now };
  await lockCounts(transaction, [counted], at.settings);
  return (await findReached(transaction, counted, at)) !== undefined;
}

/** Inserts a message to be sent if the transaction commits. */
export async function insertQueued(transaction: Database, row: Row): Promise<void> {
  const [queued] = await transaction.insert(outbox).values(row).returning({ id: outbox.id });
  if (!queued) throw new Error("A message was written but not returned.");
  await enqueue(transaction, "outbox", queued.id, {});
}

/** Waits for other transactions that count the same messages. */
export async function lockCounts(
  transaction: Database,
  messages: readonly Counted[],
  settings: OutboxSettings,
): Promise<void> {
  const [name, ...names] = lockNames(messages, settings);
  if (name !== undefined) await lockLimit(transaction, "messages", name, ...names);
}

/** Whether messages to the same recipient wait for a digest, so that this one doesn't overtake them. */
async function hasCollected(transaction: Database, { kind, recipientKey: to }: Row): Promise<boolean> {
  const waiting = and(eq(outbox.kind, kind), eq(outbox.recipientKey, to), eq(outbox.state, "collected"));
  return (await transaction.$count(outbox, waiting)) > 0;
}

/** The messages that may become one email: those of a digest kind to one recipient. */
function groupDigests(rows: readonly Row[]): Row[][] {
  const key = ({ kind, recipientKey: to }: Row, index: number) =>
    rulesOf(kind).atLimit === "digest" ? `${kind} ${to}` : String(index);
  return [...Map.groupBy(rows.entries(), ([index, row]) => key(row, index)).values()].map((group) =>
    group.map(([, row]) => row),
  );
}

function rowOf(message: Message, now: Date): Row {
  const { channel, kind, recipient, causedBy, body } = message;
  return {
    channel,
    kind,
    recipient,
    recipientKey: recipientKey(channel, recipient),
    causedBy: causeOf(causedBy),
    about: message.about ?? null,
    body,
    createdAt: now,
    ...(message.channel === "mail" && {
      subject: toSingleLine(message.subject),
      ...(message.attachment && {
        attachment: {
          name: safeFileName(message.attachment.name),
          mediaType: message.attachment.mediaType,
          base64: Buffer.from(message.attachment.bytes).toString("base64"),
        },
      }),
      ...("digest" in message && { digest: message.digest }),
    }),
  };
}

function causeOf(cause: MessageCause): string {
  return "userId" in cause ? `user:${cause.userId}` : `address:${addressGroup(cause.address)}`;
}
