import type { FollowUpRecord } from "@portico/contract/features/follow-ups/follow-ups";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { OwnedRows } from "../access/scope.ts";
import {
  customers,
  leads,
  marketplaceApplications,
  offlineApplications,
  policies,
} from "../db/schema/index.ts";

/** The table of a kind of record, and who sees its rows. */
interface RecordTable extends OwnedRows {
  readonly id: PgColumn;
  /** The ID in the API. */
  readonly knownId: PgColumn;
  /** Whose record it is. */
  readonly name: PgColumn;
}

/** The tables of the records of people, by kind. */
export const recordTables = {
  lead: {
    ...{ area: "Lead", agentId: leads.agentId },
    ...{ id: leads.id, knownId: leads.id, name: leads.contactName },
  },
  customer: {
    ...{ area: "Customer", agentId: [customers.agentId, customers.createdByAgentId] },
    ...{ id: customers.id, knownId: customers.id, name: customers.fullName },
  },
  policy: {
    ...{ area: "Policy", agentId: policies.agentId },
    ...{ id: policies.id, knownId: policies.id, name: policies.insuredName },
  },
  application: {
    area: "OfflineApp",
    agentId: [offlineApplications.agentId, offlineApplications.createdByAgentId],
    ...{ id: offlineApplications.id, knownId: offlineApplications.id, name: offlineApplications.fullName },
  },
  /** Agents see those that they sold or are the agent of record of. */
  marketplaceApplication: {
    area: "Application",
    agentId: [marketplaceApplications.agentId, marketplaceApplications.agentSaleId],
    id: marketplaceApplications.id,
    knownId: marketplaceApplications.exchangeAssignedId,
    name: marketplaceApplications.customerName,
  },
} as const satisfies Record<FollowUpRecord, RecordTable>;
