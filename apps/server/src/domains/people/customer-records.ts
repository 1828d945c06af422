import { agents, customers, genericEntries } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import { recordTables } from "../../records/record-tables.ts";

/** Customers with the IDs of their languages. `customersFeature` has the calls on them. */
export const customerRecordsFeature = feature({
  list: {
    id: "customerRecords.list",
    scope: recordTables.customer,
    table: customers,
    references: [
      { from: customers.statusId, to: genericEntries.id },
      { from: customers.agentId, to: agents.id },
    ],
  },
});
