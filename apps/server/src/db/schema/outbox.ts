import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** A file that an email carries. */
export interface StoredAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly base64: string;
}

/** Mail and SMS, inserted by the transaction that triggers them and sent later by a job. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ["mail", "sms"] }).notNull(),
    recipient: text().notNull(),
    /** For mail only. */
    subject: text(),
    body: text().notNull(),
    /** For mail only. Deleted with the body. */
    attachment: jsonb().$type<StoredAttachment>(),
    createdAt: instant(),
    state: text({ enum: ["queued", "sent", "failed", "kept"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, without the message's content. */
    failure: text(),
    sentAt: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.state),
    check("outbox_kind", sql`${table.kind} in ('mail', 'sms')`),
    check("outbox_state", sql`${table.state} in ('queued', 'sent', 'failed', 'kept')`),
  ],
);
