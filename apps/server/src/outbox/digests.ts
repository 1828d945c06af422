import { and, asc, eq, inArray } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";
import { composeDigest } from "./compose-digest.ts";
import { findReached } from "./limits.ts";
import type { DigestKind } from "./message-kinds.ts";
import { insertQueued, lockCounts, type OutboxServices } from "./queue-message.ts";

type Stored = typeof outbox.$inferSelect;

/** A message about something that may have changed. */
export type StillNeeded = (
  database: Database,
  messages: readonly Pick<Stored, "id" | "about" | "recipientKey">[],
) => Promise<ReadonlySet<string>>;

/** For each kind: which of its messages are still needed, by ID. Those of other kinds always are. */
export type NeededMessages = { readonly [Kind in DigestKind]?: StillNeeded };

/** What digests depend on. */
export interface DigestParts extends OutboxServices {
  readonly database: Database;
  readonly log: Logger;
  readonly needed: NeededMessages;
}

/** Milliseconds between checks for digests. */
const interval = 30_000;
const tryingAgain = "A digest was not sent; trying again in half a minute";

/** Emails digests when their recipients may get the next one, until stopped. */
export function startDigests(parts: DigestParts) {
  const send = () =>
    sendDigests(parts).catch((error: unknown) => parts.log.warn({ err: error }, tryingAgain));
  let running = send();
  const timer = setInterval(() => {
    running = running.then(send);
  }, interval);
  return {
    /** Waits until the current digests are queued. */
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Queues an email for each recipient of collected messages who may get the next one. */
export async function sendDigests(parts: DigestParts): Promise<void> {
  const { database, log } = parts;
  const recipients = await database
    .selectDistinct({ kind: outbox.kind, recipientKey: outbox.recipientKey })
    .from(outbox)
    .where(eq(outbox.state, "collected"));
  for (const recipient of recipients) {
    await database
      .transaction((transaction) => sendDigest(transaction, parts, recipient))
      .catch((error: unknown) => log.warn({ err: error, kind: recipient.kind }, tryingAgain));
  }
}

/** The state of the collected messages changes in the transaction that queues their email, so that each is sent once. */
async function sendDigest(
  transaction: Database,
  { clock, settings, needed }: DigestParts,
  { kind, recipientKey }: Pick<Stored, "kind" | "recipientKey">,
): Promise<void> {
  const now = clock.now();
  const counted = { kind, recipientKey, causedBy: "" };
  await lockCounts(transaction, [counted], settings.current());
  if (await findReached(transaction, counted, { settings: settings.current(), now })) return;
  const collected = await transaction
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.recipientKey, recipientKey), eq(outbox.state, "collected")))
    .orderBy(asc(outbox.createdAt), asc(outbox.id));
  const isNeeded = await checkNeeded(transaction, needed, collected);
  const [merged, outdated] = [collected.filter(isNeeded), collected.filter((one) => !isNeeded(one))];
  await finish(transaction, outdated, "outdated");
  if (merged.length === 0) return;
  await finish(transaction, merged, "merged");
  const { id: _, ...mail } = composeDigest(merged);
  await insertQueued(transaction, { ...mail, createdAt: now, state: "queued" });
}

/** Whether stored messages are still needed. */
export async function checkNeeded(
  database: Database,
  needed: NeededMessages,
  messages: readonly Pick<Stored, "id" | "kind" | "about" | "recipientKey">[],
): Promise<(message: Pick<Stored, "id">) => boolean> {
  const [first] = messages;
  const check = first && Object.entries(needed).find(([kind]) => kind === first.kind)?.[1];
  if (!check) return () => true;
  const ids = await check(database, messages);
  return ({ id }) => ids.has(id);
}

async function finish(
  transaction: Database,
  messages: readonly Stored[],
  state: "merged" | "outdated",
): Promise<void> {
  const ids = messages.map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction.update(outbox).set({ state, body: "", digest: null }).where(inArray(outbox.id, ids));
}
