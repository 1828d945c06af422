import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contacts } from "./agents.ts";
import { instant, rowColumns } from "./columns.ts";

export const users = pgTable(
  "users",
  {
    ...rowColumns,
    /** The user name too. Two that differ in case alone are one. */
    email: text().notNull(),
    passwordHash: text().notNull(),
    enabled: boolean().notNull().default(true),
    mustChangePassword: boolean().notNull().default(false),
    /** Base32; given while an authenticator app is switched on. */
    totpSecret: text(),
    contactId: uuid().references(() => contacts.id),
    phone: text(),
    org: text(),
    createdDate: instant(),
  },
  (table) => [uniqueIndex("users_email").on(sql`lower(${table.email})`), index().on(table.contactId)],
);

export const userRoles = pgTable(
  "user_roles",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    check("user_roles_role", sql`${table.role} in ('customer', 'agent', 'administrator', 'securityadmin')`),
  ],
);

export const userClaims = pgTable(
  "user_claims",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What an access requirement names: `view.Policy`. */
    key: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key, table.value] })],
);

/** A token names one of these; without it the token is worth nothing. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant(),
    /** Written at most once a minute. */
    lastActivityAt: instant(),
    expiresAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Whose rows, of which area, a contact sees beyond their own. No entry grants nothing. */
export const visibility = pgTable(
  "visibility",
  {
    contactId: uuid()
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    /** An agent's id, or `__all__`. */
    agentId: text().notNull(),
    /** An area, or `__all__`. */
    resourceId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contactId, table.agentId, table.resourceId] })],
);
