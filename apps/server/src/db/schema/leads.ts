import { sql } from "drizzle-orm";
import { char, date, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { instant, rowColumns } from "./columns.ts";
import { states } from "./places.ts";
import { searchText } from "./search-text.ts";
import { sortKey } from "./sort-key.ts";
import { genericEntries } from "./types.ts";

/** People who may want insurance, whom agents call. */
export const leads = pgTable(
  "leads",
  {
    ...rowColumns,
    /** Null until the lead is assigned. */
    agentId: uuid().references(() => agents.id),
    /** The disposition. Null if it was cleared. */
    statusId: uuid().references(() => genericEntries.id),
    /** When a user set the status. Null for new leads and after clearing. */
    statusDate: timestamp({ withTimezone: true, mode: "date" }),
    firstName: text().notNull(),
    middleName: text(),
    lastName: text().notNull(),
    contactName: text().notNull().generatedAlwaysAs(sql`btrim(first_name || ' ' || last_name)`),
    searchText: searchText("first_name", "last_name", "phone", "zip_code"),
    /** Ten digits. */
    phone: text().notNull(),
    dob: date({ mode: "string" }),
    sex: text({ enum: ["M", "F"] }),
    address: text(),
    city: text(),
    state: char({ length: 2 }).references(() => states.code),
    zipCode: text(),
    plan: text(),
    createdDate: instant(),
  },
  (table) => [
    // One index per sort order of the list, with the ID as tie-breaker.
    index("leads_by_created_date").on(table.createdDate, table.id),
    index("leads_by_contact_name").on(sortKey(table.contactName), table.id),
    index("leads_by_phone").on(table.phone, table.id),
    index("leads_by_dob").on(table.dob, table.id),
    index("leads_by_status_date").on(table.statusDate, table.id),
    // For lists limited to one agent or one status, in the default order.
    index("leads_of_agent").on(table.agentId, table.createdDate, table.id),
    index("leads_of_status").on(table.statusId, table.createdDate, table.id),
    // For the summary.
    index("leads_by_agent").on(table.agentId, table.statusId),
    // Trigram indexes for "contains" searches.
    index("leads_contact_name_trigrams").using("gin", table.contactName.op("gin_trgm_ops")),
    index("leads_phone_trigrams").using("gin", table.phone.op("gin_trgm_ops")),
    index("leads_search").using("gin", table.searchText.op("gin_trgm_ops")),
  ],
);
