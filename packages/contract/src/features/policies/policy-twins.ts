import { list } from "@portico/endpoints";
import { carrierFilter } from "../../filters.ts";

/** Policies that are probably one. */
export const policyTwinEndpoints = {
  "policyTwins.list": list({
    path: "/Policies/twins",
    access: "agent admin.Policy",
    summary:
      "Pairs of policies of one carrier whose numbers differ only in dashes, case, or what files add to them, or of which one was enrolled in the portal with the exchange ID of the other.",
    noun: { one: "pair of policies", other: "pairs of policies" },
    fileName: "duplicate-policy-numbers",
    fields: {
      id: { label: "ID", format: "id" },
      carrier: { label: "Carrier", sortable: true },
      carrierId: { label: "Carrier ID", format: "id" },
      policyId: { label: "Policy ID", format: "id" },
      policyNumber: { label: "Policy number", isIdentifier: true, sortable: true },
      insuredName: { label: "Insured", sensitive: "name", sortable: true },
      effectiveDate: { label: "Effective date", format: "date", sortable: true },
      agent: { label: "Agent", sortable: true },
      twinId: { label: "Other policy ID", format: "id" },
      twinNumber: { label: "Other policy number", isIdentifier: true, sortable: true },
      twinName: { label: "Other insured", sensitive: "name", sortable: true },
      twinEffectiveDate: { label: "Other effective date", format: "date", sortable: true },
      twinAgent: { label: "Other agent", sortable: true },
    },
    filters: { policyNumber: { kind: "text" }, carrier: carrierFilter },
    searchable: ["policyNumber", "insuredName", "twinName"],
    sort: "carrier,policyNumber",
  }),
};
