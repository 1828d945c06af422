import type { outbox } from "../db/schema/index.ts";
import { toSingleLine } from "./mail-text.ts";

type Row = typeof outbox.$inferInsert;

/** How many messages a digest lists. */
const maxEntries = 100;

/** One email for messages of a kind to a recipient. A single message stays as it is. */
export function composeDigest(messages: readonly Row[]): Row {
  const newest = messages.at(-1);
  if (!newest) throw new Error("A digest needs a message.");
  if (messages.length === 1 || !newest.digest) return newest;
  const { subject, heading } = newest.digest;
  const entries = messages.slice(0, maxEntries).map(({ digest, body }) => digest?.entry ?? body);
  const unlisted = messages.length - entries.length;
  const { channel, kind, recipient, recipientKey, causedBy, createdAt } = newest;
  return {
    ...{ channel, kind, recipient, recipientKey, causedBy, createdAt },
    subject: toSingleLine(subject.replace("{count}", String(messages.length))),
    body: `${[heading, ...entries, ...(unlisted > 0 ? [`And ${unlisted} more. See the portal.`] : [])].join("\n\n")}\n`,
  };
}
