import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** A file that an email carries. */
export interface StoredAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly base64: string;
}

/** How an email appears in a digest with others of its kind. */
export interface DigestPart {
  /** The subject of the digest. `{count}` is the number of messages. */
  readonly subject: string;
  /** The first line of the digest. */
  readonly heading: string;
  /** What the digest has in place of this email. */
  readonly entry: string;
}

/** Mail and SMS, inserted by the transaction that triggers them and sent later by a job. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey().defaultRandom(),
    channel: text({ enum: ["mail", "sms"] }).notNull(),
    /** What the message is for, one of `messageKinds`. `earlier` for messages from before there were kinds. */
    kind: text().notNull(),
    recipient: text().notNull(),
    /** The recipient as it is counted: an email address in lower case, or a phone number in E.164. */
    recipientKey: text().notNull(),
    /** Who caused it: `user:` and an ID, or `address:` and a client's address. */
    causedBy: text().notNull(),
    /** What the message is about, such as `offline_applications/` and an ID, for kinds with a limit per thing. */
    about: text(),
    /** For mail only. */
    subject: text(),
    body: text().notNull(),
    /** For mail only. Deleted with the body. */
    attachment: jsonb().$type<StoredAttachment>(),
    /** For kinds that are collected in digests. Deleted with the body. */
    digest: jsonb().$type<DigestPart>(),
    createdAt: instant(),
    /** `collected` waits for a digest, `merged` was sent in one, `outdated` wasn't needed anymore. */
    state: text({ enum: ["queued", "sent", "failed", "kept", "collected", "merged", "outdated"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, without the message's content. */
    failure: text(),
    sentAt: timestamp({ withTimezone: true, mode: "date" }),
    /** When its purpose was fulfilled, so that it no longer counts for the pause between messages. */
    releasedAt: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.state),
    index("outbox_of_recipient").on(table.kind, table.recipientKey, table.createdAt),
    index("outbox_of_sender").on(table.kind, table.causedBy, table.createdAt),
    index("outbox_of_subject").on(table.kind, table.about, table.createdAt),
    index("outbox_of_kind").on(table.kind, table.createdAt),
    check("outbox_channel", sql`${table.channel} in ('mail', 'sms')`),
    check(
      "outbox_state",
      sql`${table.state} in ('queued', 'sent', 'failed', 'kept', 'collected', 'merged', 'outdated')`,
    ),
  ],
);
