import { listScreen } from "@portico/portal-config";
import { exportAction, goBack } from "./actions.ts";
import { batchTones } from "./payments.ts";

/** The statement lines behind payments. */
export const paymentLines = listScreen({
  id: "payment-lines",
  path: "commissions/payment/lines",
  title: "Payment Lines",
  description: "The statement lines that payments consist of.",
  access: "agent view.AgentPayment|admin.AgentPayment",
  endpoints: { list: "commissions.list" },
  rowName: "policyNumber",
  filters: [
    "paymentNumber",
    "agent",
    "carrier",
    "paymentTypeId",
    "month",
    "year",
    "policyNumber",
    "insuredName",
  ],
  columns: [
    "policyNumber",
    "insuredName",
    "carrier",
    "month",
    "year",
    "members",
    "amount",
    "typePayment",
    "agent",
    "paymentNumber",
    "batchName",
    { field: "batchStatus", tones: batchTones, hidden: true },
  ],
  pageSizes: [10, 50, 100],
  selection: { mode: "none" },
  actions: [goBack("commissions/payment"), exportAction()],
  rowActions: [
    {
      kind: "link",
      id: "tracking",
      label: "Tracking",
      icon: "link",
      access: "agent view.CommissionTracking|admin.CommissionTracking",
      to: "commissions/tracking",
      filters: { policyNumber: "policyNumber", carrier: "carrier", month: "month", year: "year" },
    },
  ],
  footer: [{ of: "records" }, { of: "sum", field: "amount" }],
  empty: "No Data",
});
