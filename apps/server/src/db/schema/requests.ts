import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Responses to requests with an `Idempotency-Key`, replayed for repeated requests. */
export const idempotentAnswers = pgTable(
  "idempotent_answers",
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    /**
     * Hash of method, path, query and body. Reusing a key for another request is a conflict. A streamed body is added
     * once the response is known.
     */
    requestHash: text().notNull(),
    /** Null while the first request is in progress. */
    status: integer(),
    /** JSON. */
    body: text(),
    createdAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
);

/** Rate limit counters, shared by all instances and managed by rate-limiter-flexible. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true, mode: "date" }),
});
