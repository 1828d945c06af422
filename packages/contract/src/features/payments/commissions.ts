import { list } from "@portico/endpoints";
import { agentFilter, carrierFilter } from "../../filters.ts";
import { paymentAccess as access, paymentLineFields, paymentTypeFilter } from "../../payment-fields.ts";

/** The statement lines behind payments. */
export const commissionEndpoints = {
  "commissions.list": list({
    path: "/Commissions",
    access,
    summary: "The statement lines that payments consist of.",
    noun: { one: "payment line", other: "payment lines" },
    fields: {
      id: { label: "ID", format: "id", idType: "bigint" },
      agent: { label: "Agent", sortable: true },
      carrier: { label: "Carrier", sortable: true },
      ...paymentLineFields,
      typePayment: { label: "Type" },
      paymentNumber: { label: "Payment number", sortable: true },
      batchName: { label: "Batch" },
      batchStatus: { label: "Status", format: "status" },
      agentId: { label: "Agent ID", format: "id" },
      typeId: { label: "Type ID", format: "id" },
    },
    filters: {
      agent: agentFilter,
      carrier: carrierFilter,
      paymentTypeId: paymentTypeFilter,
      paymentNumber: { kind: "number", compare: "equal" },
      month: { kind: "month" },
      year: { kind: "year" },
      policyNumber: { kind: "text" },
      insuredName: { kind: "text" },
    },
    searchable: ["policyNumber", "insuredName"],
    sort: "-year,-month",
  }),
};
