import { sql } from "drizzle-orm";
import { signedIn } from "../../../access/caller.ts";
import { agents, genericEntries, paymentBatches, paymentSlips, payments } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { bindList } from "../../../lists/list.ts";
import { checkEnteredPayment, columnsOfPayment } from "./entered-payments.ts";
import { sendSlip } from "./send-slip.ts";
import { summarizePayments } from "./summarize-payments.ts";

/** Payments to agents, their sums, and payment slips. */
export const paymentsFeature = feature({
  list: {
    id: "payments.list",
    scope: "AgentPayment",
    table: payments,
    fields: {
      name: agents.name,
      typePayment: genericEntries.name,
      batchName: paymentBatches.name,
      batchStatus: sql`(select statuses.name from ${paymentBatches} batches
        join ${genericEntries} statuses on statuses.id = batches.status_id where batches.id = ${payments.batchId})`,
      batchStatusId: paymentBatches.statusId,
      paymentDate: paymentBatches.paymentDate,
      paymentNumber: paymentSlips.paymentNumber,
    },
    sortedBy: { paymentNumber: { source: paymentSlips.paymentNumber } },
  },
  category: "payment",
  crud: {
    check: checkEnteredPayment,
    columns: columnsOfPayment,
    entryTypes: { typeId: "paymentType" },
  },
  handlers: (services, { lists }) => ({
    "payments.summaries": ({ query, caller }) =>
      summarizePayments(
        services.database,
        bindList(lists["payments.list"], services),
        signedIn(caller),
        query,
      ),
    "payments.slip": (request) => sendSlip(services, request),
  }),
});
