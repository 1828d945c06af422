import { call, dayFilter, featureEndpoints, rowFields } from "@portico/endpoints";
import { agentFilter, carrierFilter } from "../../filters.ts";
import { typeGuids } from "../../generic-types.ts";
import { paymentAccess as access, paymentLineFields, paymentTypeFilter } from "../../payment-fields.ts";

/** Payments to agents, and payment slips. */
export const paymentEndpoints = {
  ...featureEndpoints("payments", {
    path: "/Payments",
    access,
    writeAccess: "agent admin.AgentPayment",
    summary: "Payments to agents by carrier and month.",
    noun: { one: "payment", other: "payments" },
    fields: {
      ...rowFields,
      name: { label: "Agent", sortable: true },
      carrier: { label: "Carrier", sortable: true },
      typePayment: { label: "Type", sortable: true },
      batchName: { label: "Batch", sortable: true },
      batchStatus: { label: "Status", format: "status" },
      amount: { label: "Amount", format: "money", sortable: true, summable: true },
      month: { label: "Month", format: "month", sortable: true },
      year: { label: "Year", format: "year", sortable: true },
      paymentDate: { label: "Paid on", format: "date", sortable: true },
      paymentNumber: { label: "Payment number", sortable: true },
      lines: { label: "Lines", format: "number" },
      comment: { label: "Comment" },
      agentId: { label: "Agent ID", format: "id" },
      carrierId: { label: "Carrier ID", format: "id" },
      typeId: { label: "Type ID", format: "id" },
      batchStatusId: { label: "Status ID", format: "id" },
    },
    filters: {
      agent: { ...agentFilter, field: "name" },
      carrier: carrierFilter,
      paymentTypeId: paymentTypeFilter,
      batchName: { kind: "text" },
      batchStatusId: {
        kind: "select",
        options: "types.lookup",
        optionParams: { typeGuid: typeGuids.paymentBatchStatus },
        label: "Batch status",
      },
      fromDate: dayFilter("paymentDate", "from", "Paid on or after"),
      toDate: dayFilter("paymentDate", "to", "Paid on or before"),
    },
    searchable: ["name", "carrier", "batchName", "paymentNumber"],
    sort: "-year,-month",
    calls: ["update", "remove"],
    summaries: {
      update: "Updates an adjustment, bonus or override of an open batch.",
      remove: "Removes an adjustment, bonus or override from an open batch. Its history remains.",
    },
  }),
  "payments.summaries": call({
    method: "GET",
    path: "/Comissions/paymentSummaries",
    access,
    summary: "Sums payments by agent and carrier. Takes the filters of the list of payments.",
    repeatable: ["agent", "carrier"],
  }),
  "payments.slip": call({
    method: "GET",
    path: "/SlipPayment",
    access,
    summary: "Returns the payment slip with a payment number, or a PDF of it with `Accept: application/pdf`.",
    fields: { lines: { label: "Lines", rows: paymentLineFields } },
  }),
};
