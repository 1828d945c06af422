import { sql } from "drizzle-orm";
import {
  char,
  check,
  date,
  index,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { carriers } from "./carriers.ts";
import { instant, rowColumns } from "./columns.ts";
import { identifierKey } from "./identifier-key.ts";
import { searchText } from "./search-text.ts";
import { sortKey } from "./sort-key.ts";
import { genericEntries } from "./types.ts";

/** Policies, one per carrier and policy number. */
export const policies = pgTable(
  "policies",
  {
    ...rowColumns,
    policyNumber: text().notNull(),
    carrierId: uuid()
      .notNull()
      .references(() => carriers.id),
    /** The agent who works on the policy. Decides who can see it. */
    agentId: uuid()
      .notNull()
      .references(() => agents.id),
    /** The newest status history entry, duplicated here so that lists don't need a join. */
    statusId: uuid()
      .notNull()
      .references(() => genericEntries.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    insuredName: text().notNull().generatedAlwaysAs(sql`first_name || ' ' || last_name`),
    searchText: searchText("policy_number", "first_name", "last_name", "zip_code", "phone"),
    dob: date({ mode: "string" }),
    planName: text().notNull(),
    numberOfMembers: smallint().notNull(),
    effectiveDate: date({ mode: "string" }).notNull(),
    terminationDate: date({ mode: "string" }),
    /** The agent of record as named by the carrier. */
    aor: text(),
    brokerEffectiveDate: date({ mode: "string" }),
    brokerTerminationDate: date({ mode: "string" }),
    /** The last paid day. */
    paidThroughDate: date({ mode: "string" }),
    /** Monthly, in dollars, before the tax credit. */
    premium: numeric({ precision: 12, scale: 2 }),
    /** The part of the premium that the member pays. The tax credit covers the rest. */
    memberResponsibility: numeric({ precision: 12, scale: 2 }),
    address: text(),
    city: text().notNull(),
    county: text().notNull(),
    state: char({ length: 2 }).notNull(),
    zipCode: text().notNull(),
    email: text(),
    /** Ten digits. */
    phone: text(),
    /** The exchange's ID of the enrollment. Carriers' files that have it match the policy by it. */
    exchangeId: text(),
    createdDate: instant(),
  },
  (table) => [
    uniqueIndex("policies_number_of_carrier").on(table.carrierId, table.policyNumber),
    // One index per sort order of the list, with the ID as tie-breaker.
    index("policies_by_number").on(sortKey(table.policyNumber), table.id),
    index("policies_by_insured_name").on(sortKey(table.insuredName), table.id),
    index("policies_by_first_name").on(sortKey(table.firstName), table.id),
    index("policies_by_last_name").on(sortKey(table.lastName), table.id),
    index("policies_by_plan").on(sortKey(table.planName), table.id),
    index("policies_by_members").on(table.numberOfMembers, table.id),
    index("policies_by_effective_date").on(table.effectiveDate, table.id),
    index("policies_by_city").on(sortKey(table.city), table.id),
    index("policies_by_county").on(sortKey(table.county), table.id),
    // Counts read only an index if it has the columns of its expressions, too.
    index("policies_by_state").on(sortKey(table.state), sortKey(table.policyNumber), table.id, table.state),
    index("policies_by_zip").on(sortKey(table.zipCode), table.id),
    index("policies_by_aor").on(sortKey(table.aor), table.id),
    // For lists limited to one agent or one carrier, in the same orders.
    index("policies_of_agent").on(table.agentId, sortKey(table.policyNumber), table.id),
    index("policies_of_carrier").on(table.carrierId, sortKey(table.policyNumber), table.id),
    index("policies_by_agent").on(table.agentId, table.statusId),
    // For comparing numbers in files and elsewhere.
    index("policies_number_key").on(table.carrierId, identifierKey(table.policyNumber)),
    index("policies_exchange_key").on(identifierKey(table.exchangeId)).where(sql`exchange_id is not null`),
    // Trigram indexes for "contains" searches.
    index("policies_number_trigrams").using("gin", sql`${identifierKey(table.policyNumber)} gin_trgm_ops`),
    index("policies_zip_trigrams").using("gin", table.zipCode.op("gin_trgm_ops")),
    index("policies_insured_name_trigrams").using("gin", table.insuredName.op("gin_trgm_ops")),
    index("policies_search").using("gin", table.searchText.op("gin_trgm_ops")),
    check("policies_members", sql`${table.numberOfMembers} > 0`),
  ],
);
