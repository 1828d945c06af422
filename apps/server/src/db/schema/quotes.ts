import type { LinkedQuote, Quote } from "@portico/contract/schemas/quote";
import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { customers } from "./customers.ts";
import { users } from "./identity.ts";
import { leads } from "./leads.ts";

/** Quotes of leads and customers: attached by visitors who ask to be called, or stored by agents. */
export const quoteRecords = pgTable(
  "quote_records",
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid().references(() => leads.id, { onDelete: "cascade" }),
    customerId: uuid().references(() => customers.id, { onDelete: "cascade" }),
    /** Null for a visitor who asked to be called without a complete quote. */
    quote: jsonb().$type<Quote>(),
    createdDate: instant(),
    /** The agent who stored it. Null for visitors. */
    createdBy: uuid().references(() => users.id),
    /** The name that the visitor entered. Null for agents. */
    visitorName: text(),
    /** The consent to be called. Null for agents. */
    consentVersion: text(),
    /** The brand that the text named: that of the host. */
    consentBrand: text(),
    consentLanguage: text({ enum: ["en", "es"] }),
    consentIpAddress: text(),
    consentUserAgent: text(),
  },
  (table) => [
    index().on(table.leadId, table.createdDate),
    index().on(table.customerId, table.createdDate),
    check("quote_records_owner", sql`num_nonnulls(${table.leadId}, ${table.customerId}) = 1`),
    check("quote_records_author", sql`num_nonnulls(${table.createdBy}, ${table.consentVersion}) = 1`),
  ],
);

/** Links that open a quote in a browser, once. */
export const quoteLinks = pgTable(
  "quote_links",
  {
    id: uuid().primaryKey().defaultRandom(),
    codeHash: text().notNull().unique(),
    leadId: uuid().references(() => leads.id, { onDelete: "cascade" }),
    customerId: uuid().references(() => customers.id, { onDelete: "cascade" }),
    quote: jsonb().$type<LinkedQuote>().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant(),
    /** Whether it is for the agent, who may store changes. If not, it is for the client. */
    isForAgent: boolean().notNull(),
    /** Until when it can be opened and, once opened by an agent, changes can be stored. */
    expiresAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    openedDate: timestamp({ withTimezone: true, mode: "date" }),
    saveKeyHash: text().unique(),
  },
  (table) => [
    index().on(table.expiresAt),
    index().on(table.leadId, table.createdAt),
    index().on(table.customerId, table.createdAt),
    check("quote_links_owner", sql`num_nonnulls(${table.leadId}, ${table.customerId}) = 1`),
  ],
);
