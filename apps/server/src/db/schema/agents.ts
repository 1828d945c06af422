import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowColumns } from "./columns.ts";
import { cities, countries, states } from "./places.ts";
import { sortKey } from "./sort-key.ts";
import { genericEntries } from "./types.ts";

/** People. Every user and agent is a contact. */
export const contacts = pgTable("contacts", {
  ...rowColumns,
  firstName: text().notNull(),
  middleName: text(),
  lastName: text().notNull(),
  /** The user ID at the federally facilitated exchange. */
  ffeUserId: text(),
  /** The National Producer Number as entered by the user. Not used for matching. */
  npn: text(),
  createdDate: instant(),
});

/** Columns shared by the entries of a contact: owner, order and purposes. */
const entryColumns = {
  id: uuid().primaryKey().defaultRandom(),
  contactId: uuid()
    .notNull()
    .references(() => contacts.id, { onDelete: "cascade" }),
  position: integer().notNull(),
  /** Entries of the purpose types of `/TypeGeneric`. */
  purposeIds: uuid().array().notNull().default([]),
};

export const contactEmails = pgTable(
  "contact_emails",
  { ...entryColumns, email: text().notNull() },
  (table) => [index().on(table.contactId)],
);

export const contactPhones = pgTable(
  "contact_phones",
  { ...entryColumns, phone: text().notNull() },
  (table) => [index().on(table.contactId)],
);

export const contactAddresses = pgTable(
  "contact_addresses",
  {
    ...entryColumns,
    address: text().notNull(),
    countryId: uuid().references(() => countries.id),
    stateId: uuid().references(() => states.id),
    cityId: uuid().references(() => cities.id),
    zipCode: text().notNull(),
  },
  (table) => [index().on(table.contactId)],
);

/** A separate table, so that a new photo does not change the contact's version. */
export const contactPhotos = pgTable("contact_photos", {
  ...rowColumns,
  contactId: uuid()
    .notNull()
    .unique("contact_photos_contact")
    .references(() => contacts.id, { onDelete: "cascade" }),
  /** The file's key in the file storage. */
  fileKey: text().notNull(),
  createdDate: instant(),
});

/**
 * Agents. Their name and NPN decide which agent a file's policies belong to, so only administrators can change them.
 * Users edit the name and NPN of their contact.
 */
export const agents = pgTable(
  "agents",
  {
    ...rowColumns,
    /** First, middle and last name. */
    name: text().notNull(),
    firstName: text().notNull().default(""),
    middleName: text(),
    lastName: text().notNull().default(""),
    contactId: uuid()
      .notNull()
      .unique("agents_contact")
      .references(() => contacts.id),
    loginEmail: text(),
    phone: text(),
    /** The National Producer Number as digits without leading zeros, see `normalizeNpn`. */
    npn: text(),
    locationId: uuid().references(() => genericEntries.id),
    agentTypeId: uuid().references(() => genericEntries.id),
    statusId: uuid().references(() => genericEntries.id),
    createdDate: instant(),
  },
  (table) => [
    index().on(table.name),
    index("agents_by_name").on(sortKey(table.name)),
    uniqueIndex("agents_npn").on(table.npn),
    uniqueIndex("agents_login_email").on(sql`lower(${table.loginEmail})`),
    check("agents_npn_digits", sql`${table.npn} ~ '^[1-9][0-9]{0,19}$'`),
  ],
);
