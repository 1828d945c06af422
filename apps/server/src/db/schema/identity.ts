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

/** Who set a password. */
export type PasswordSetBy = "owner" | "admin";

export const users = pgTable(
  "users",
  {
    ...rowColumns,
    /** Also the user name. Unique ignoring case. */
    email: text().notNull(),
    /** The user's mail address, if it differs from the user name. */
    otherEmail: text(),
    passwordHash: text().notNull(),
    enabled: boolean().notNull().default(true),
    mustChangePassword: boolean().notNull().default(false),
    /** Who set the password: the `owner`, with a link sent to them, or an `admin`, who therefore knows it. */
    passwordSetBy: text().$type<PasswordSetBy>().notNull().default("admin"),
    /** Encrypted. Set while an authenticator app is enabled. */
    totpSecret: text(),
    /** Encrypted. Set while setting up an authenticator app, until it is confirmed. */
    pendingTotpSecret: text(),
    /** The time step of the last accepted code. Codes of this or an earlier step are rejected. */
    lastTotpStep: bigint({ mode: "number" }),
    /** Whether codes by email are a second factor. */
    emailFactor: boolean().notNull().default(false),
    /** Whether codes by SMS are a second factor. */
    smsFactor: boolean().notNull().default(false),
    /** The ID of a customer's marketplace application. */
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
    /** The name used in access requirements: `view.Policy`. */
    key: text().notNull(),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key, table.value] }),
    // Names that `isReservedKey` knows, so that no writer can store one.
    check(
      "user_claims_key",
      sql`${table.key} collate "C" !~* '^\\s*(customer|agent|administrator|securityadmin|anyone|session)\\s*(:|$)'`,
    ),
  ],
);

/** Browsers in which people of the agency have signed in. */
export const staffBrowsers = pgTable(
  "staff_browsers",
  {
    /** The hash of the identifier in the browser's cookie. */
    id: text().primaryKey(),
    expiresAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Sign-in sessions. A token is valid only while its session exists. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant(),
    /** Updated at most once a minute. */
    lastActivityAt: instant(),
    expiresAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** Pending until its first use, which closes the user's other sessions. */
    isPending: boolean().notNull().default(false),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Steps of a sign-in or password reset, identified by a random code. Only the code's hash is stored. */
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
    /** Incremented before a one-time code is checked. */
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

/** Replacements for a lost authenticator app. Each works once. */
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

/** The Visibility grants of one contact, with the contact's ID as key. A missing row counts as version 0. */
export const visibilityLists = pgTable("visibility_lists", {
  id: uuid()
    .primaryKey()
    .references(() => contacts.id, { onDelete: "cascade" }),
  version: rowColumns.version,
});

/** Whose rows of which area a contact can see in addition to their own. Without entries, none. */
export const visibility = pgTable(
  "visibility",
  {
    contactId: uuid()
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    /** An agent's ID, or `__all__`. */
    agentId: text().notNull(),
    /** An area, or `__all__`. */
    resourceId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contactId, table.agentId, table.resourceId] })],
);
