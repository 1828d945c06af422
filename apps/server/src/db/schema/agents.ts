import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, rowColumns } from "./columns.ts";
import { genericEntries } from "./types.ts";

/** People: whoever signs in or is an agent is a contact. */
export const contacts = pgTable("contacts", {
  ...rowColumns,
  firstName: text().notNull(),
  middleName: text(),
  lastName: text().notNull(),
  /** The user id at the federally facilitated exchange. */
  ffeUserId: text(),
  createdDate: instant(),
});

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
    /** The National Producer Number. */
    npn: text(),
    locationId: uuid().references(() => genericEntries.id),
    agentTypeId: uuid().references(() => genericEntries.id),
    statusId: uuid().references(() => genericEntries.id),
    createdDate: instant(),
  },
  (table) => [index().on(table.name)],
);
