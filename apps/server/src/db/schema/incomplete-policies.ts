import { type SQL, sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { agents } from "./agents.ts";
import { carriers } from "./carriers.ts";
import { instant, rowColumns } from "./columns.ts";
import { identifierKey } from "./identifier-key.ts";
import { policyLineColumns } from "./policy-uploads.ts";
import { genericEntries } from "./types.ts";

/**
 * Rows of carriers' files that lack a value that every policy has, such as the effective date: one per policy and
 * term. They wait until a file, an application, or a person completes the policy, and count nowhere.
 */
export const incompletePolicies = pgTable(
  "incomplete_policies",
  {
    ...rowColumns,
    ...policyLineColumns,
    carrierId: uuid()
      .notNull()
      .references(() => carriers.id),
    /** Null if the file names no agent, or an unknown one. */
    agentId: uuid().references(() => agents.id),
    statusId: uuid().references(() => genericEntries.id),
    insuredName: text().generatedAlwaysAs(
      (): SQL => sql`nullif(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), '')`,
    ),
    /** The file that had the row last. */
    fileName: text().notNull(),
    createdDate: instant(),
  },
  (table) => [
    uniqueIndex("incomplete_policies_term").on(
      table.carrierId,
      identifierKey(table.policyNumber),
      sql`coalesce(effective_date, '-infinity'::date)`,
    ),
    index("incomplete_policies_of_agent").on(table.agentId, table.id),
    // For comparing IDs in applications.
    index("incomplete_policies_exchange_key").on(
      sql`coalesce(${identifierKey(table.exchangeId)}, ${identifierKey(table.policyNumber)})`,
    ),
    index("incomplete_policies_application_key").on(identifierKey(table.applicationId)),
  ],
);
