import type { Fields } from "@portico/endpoints";
import { typeGuids } from "./generic-types.ts";

/** Who sees their own payments. */
export const paymentAccess = "agent view.AgentPayment|admin.AgentPayment";

/** The filter by a payment's type. */
export const paymentTypeFilter = {
  kind: "select",
  options: "types.lookup",
  optionParams: { typeGuid: typeGuids.paymentType },
  field: "typeId",
  label: "Payment type",
} as const;

/** A statement line of a payment. */
export const paymentLineFields = {
  policyNumber: { label: "Policy number", isIdentifier: true },
  insuredName: { label: "Insured", sensitive: "name" },
  month: { label: "Month", format: "month", sortable: true },
  year: { label: "Year", format: "year", sortable: true },
  members: { label: "Members", format: "number" },
  amount: { label: "Amount", format: "money", summable: true, sortable: true },
} as const satisfies Fields;
