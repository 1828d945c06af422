import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contacts } from "./agents.ts";
import { instant, rowColumns } from "./columns.ts";

/** Who chose a password. */
export type PasswordSetBy = "owner" | "admin";

export const users = pgTable(
  "users",
  {
    ...rowColumns,
    /** The user name too. Two that differ in case alone are one. */
    email: text().notNull(),
    /** Where mail to the user goes, where that is not the user name. */
    otherEmail: text(),
    passwordHash: text().notNull(),
    enabled: boolean().notNull().default(true),
    mustChangePassword: boolean().notNull().default(false),
    /**
     * Who chose the password: its `owner`, by a link sent to them, or an `admin`, who knows it. An account counts as the
     * administrator's until its owner has chosen one.
     */
    passwordSetBy: text().$type<PasswordSetBy>().notNull().default("admin"),
    /** Sealed; given while an authenticator app is switched on. */
    totpSecret: text(),
    /** Sealed; given between the beginning and the confirmation of setting one up. */
    pendingTotpSecret: text(),
    /** The last time step of a code that was taken; that one and those before it are not taken again. */
    lastTotpStep: bigint({ mode: "number" }),
    /** Whether a code by mail is a second factor. */
    emailFactor: boolean().notNull().default(false),
    /** Whether a code by SMS is a second factor. */
    smsFactor: boolean().notNull().default(false),
    /** A customer's marketplace application. */
    appId: text(),
    contactId: uuid().references(() => contacts.id),
    phone: text(),
    org: text(),
    createdDate: instant(),
  },
  (table) => [
    uniqueIndex("users_email").on(sql`lower(${table.email})`),
    index().on(table.contactId),
    check("users_password_set_by", sql`${table.passwordSetBy} in ('owner', 'admin')`),
  ],
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
    /** Waits for its first use, which closes the other sessions of the user. */
    isPending: boolean().notNull().default(false),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** A step on the way in or to a new password, by a random code of which only the hash is kept. */
export const identitySteps = pgTable(
  "identity_steps",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text().notNull().unique(),
    createdAt: instant(),
    expiresAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** Counted before a one-time code is looked at. */
    tries: integer().notNull().default(0),
    /** How the last one-time code was sent: `email` or `sms`. */
    otpMethod: text(),
    otpHash: text(),
    usedAt: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.expiresAt),
    check(
      "identity_steps_kind",
      sql`${table.kind} in ('second-factor', 'reset', 'forced-reset', 'confirm-factor')`,
    ),
  ],
);

/** Stand in for an authenticator app that is lost; each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    usedAt: timestamp({ withTimezone: true, mode: "date" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The entries of Visibility of one contact, whose id it bears; a contact without one has version 0. */
export const visibilityLists = pgTable("visibility_lists", {
  id: uuid()
    .primaryKey()
    .references(() => contacts.id, { onDelete: "cascade" }),
  version: rowColumns.version,
});

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
