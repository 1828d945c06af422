import { sql } from "drizzle-orm";
import { boolean, check, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { instant, rowColumns } from "./columns.ts";
import { users } from "./identity.ts";
import { searchText } from "./search-text.ts";
import { sortKey } from "./sort-key.ts";
import { genericEntries } from "./types.ts";
import { workColumns } from "./work-columns.ts";

const language = () => uuid().references(() => genericEntries.id);

/** Customers of the agency. */
export const customers = pgTable(
  "customers",
  {
    ...rowColumns,
    /** The agent who created the customer, until the customer is assigned to another one. */
    ...workColumns,
    /** The agent who created the customer and keeps access to it. */
    createdByAgentId: uuid()
      .notNull()
      .references(() => agents.id),
    firstName: text().notNull(),
    middleName: text(),
    lastName: text().notNull(),
    fullName: text()
      .notNull()
      .generatedAlwaysAs(sql`first_name || coalesce(' ' || middle_name, '') || ' ' || last_name`),
    searchText: searchText("first_name", "middle_name", "last_name", "email", "phone"),
    dob: date({ mode: "string" }),
    sex: text({ enum: ["M", "F"] }).notNull(),
    email: text(),
    /** Ten digits. */
    phone: text().notNull(),
    usCitizen: boolean().notNull(),
    /** The preferred spoken language. */
    tglanguageSpkid: language(),
    /** The preferred language of mail. */
    tglanguageMailId: language(),
    comment: text().notNull(),
    createdBy: uuid().references(() => users.id),
    createdDate: instant(),
  },
  (table) => [
    index("customers_by_name").on(sortKey(table.fullName), table.id),
    index("customers_by_status").on(table.statusId),
    index("customers_by_agent").on(table.agentId, table.statusId),
    index("customers_by_creating_agent").on(table.createdByAgentId),
    // Trigram indexes for "contains" searches.
    index("customers_name_trigrams").using("gin", table.fullName.op("gin_trgm_ops")),
    index("customers_email_trigrams").using("gin", table.email.op("gin_trgm_ops")),
    index("customers_phone_trigrams").using("gin", table.phone.op("gin_trgm_ops")),
    index("customers_search").using("gin", table.searchText.op("gin_trgm_ops")),
    check("customers_sex", sql`${table.sex} in ('M', 'F')`),
  ],
);
