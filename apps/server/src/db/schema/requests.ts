import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** What a call with an `Idempotency-Key` was answered, so that a repeat is answered the same. */
export const idempotentAnswers = pgTable(
  "idempotent_answers",
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    /**
     * Of method, path, query and body: the same key with another request is a conflict. A body that is read while it
     * comes is part of it once there is an answer.
     */
    requestHash: text().notNull(),
    /** Null while the first call is under way. */
    status: integer(),
    /** JSON. */
    body: text(),
    createdAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
);

/** Tries of the moment, counted for all instances together by rate-limiter-flexible. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true, mode: "date" }),
});
