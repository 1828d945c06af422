import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowColumns } from "./columns.ts";
import { cities, countries, states } from "./places.ts";
import { sortKey } from "./sort-key.ts";
import { genericEntries } from "./types.ts";

/** People: whoever signs in or is an agent is a contact. */
export const contacts = pgTable("contacts", {
  ...rowColumns,
  firstName: text().notNull(),
  middleName: text(),
  lastName: text().notNull(),
  /** The user id at the federally facilitated exchange. */
  ffeUserId: text(),
  /** The National Producer Number as its person writes it; it decides nothing. */
  npn: text(),
  createdDate: instant(),
});

/** What the entries of a contact share: whose they are, in which order, and what they are for. */
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

/** A row of its own, so that a new photo does not make the contact's version another. */
export const contactPhotos = pgTable("contact_photos", {
  ...rowColumns,
  contactId: uuid()
    .notNull()
    .unique("contact_photos_contact")
    .references(() => contacts.id, { onDelete: "cascade" }),
  /** Its name in the file storage. */
  fileKey: text().notNull(),
  createdDate: instant(),
});

/**
 * Agents. Their name and NPN decide whose the policies of a file are, so only administrators change them; the name and
 * NPN of the contact belong to its person.
 */
export const agents = pgTable(
  "agents",
  {
    ...rowColumns,
    name: text().notNull(),
    contactId: uuid()
      .notNull()
      .unique("agents_contact")
      .references(() => contacts.id),
    loginEmail: text(),
    phone: text(),
    /** The National Producer Number: digits without leading zeros, as `normalizeNpn` writes it. */
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
    check("agents_npn_digits", sql`${table.npn} ~ '^[1-9][0-9]{0,19}$'`),
  ],
);
