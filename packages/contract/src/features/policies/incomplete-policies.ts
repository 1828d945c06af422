import { call, featureEndpoints, rowFields } from "@portico/endpoints";
import { agentFilter, carrierFilter } from "../../filters.ts";
import { policyAccess } from "../../policy-work.ts";
import { policyEndpoints } from "./policies.ts";

/** The values without which a policy is incomplete. */
export const missingValueNames = ["Effective date", "Name", "State", "Agent"] as const;
/** A value without which a policy is incomplete. */
export type MissingValue = (typeof missingValueNames)[number];

const { fields } = policyEndpoints["policies.list"];

/** Rows of carriers' files that wait, because they lack what every policy has. */
export const incompletePolicyEndpoints = {
  ...featureEndpoints("incompletePolicies", {
    path: "/Policies/incomplete",
    ...policyAccess,
    summary:
      "Rows of carriers' files that lack the effective date, name, state, or agent. They are not counted anywhere until they are complete.",
    noun: { one: "incomplete policy", other: "incomplete policies" },
    fields: {
      ...rowFields,
      policyNumber: fields.policyNumber,
      carrier: { label: "Carrier", sortable: true },
      missing: { label: "Missing", sortable: true },
      insuredName: { label: "Insured", sensitive: "name", sortable: true },
      effectiveDate: fields.effectiveDate,
      state: fields.state,
      agent: fields.agent,
      agentId: { label: "Agent ID", format: "id" },
      aor: fields.aor,
      planName: fields.planName,
      paidThroughDate: fields.paidThroughDate,
      premium: fields.premium,
      fileName: { label: "File", sortable: true },
      createdDate: { label: "Waiting since", format: "dateTime", sortable: true },
      firstName: { ...fields.firstName, onRequest: true },
      lastName: { ...fields.lastName, onRequest: true },
      exchangeId: fields.exchangeId,
    },
    filters: {
      policyNumber: { kind: "text" },
      carrier: carrierFilter,
      missing: { kind: "choice", values: missingValueNames, anyOf: true, isListItem: true },
      agent: agentFilter,
    },
    searchable: ["policyNumber", "insuredName"],
    sort: "carrier,policyNumber",
    calls: ["detail", "remove"],
    summaries: {
      remove: "Removes an incomplete policy. A later file that has it adds it again.",
    },
  }),
  "incompletePolicies.removeMany": call({
    method: "POST",
    path: "/Policies/incomplete/remove",
    access: policyAccess.access,
    summary:
      "Removes incomplete policies. A later file that has them adds them again. If one can't be removed, none are.",
  }),
  "incompletePolicies.complete": call({
    method: "POST",
    path: "/Policies/incomplete/:id/complete",
    access: policyAccess.access,
    isVersioned: true,
    summary:
      "Adds an incomplete policy to the policies, with the values that it lacks. Only callers with `admin.Policy` can change the agent.",
  }),
};
