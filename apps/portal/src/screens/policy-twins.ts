import { listScreen } from "@portico/portal-config";
import { exportAction } from "./actions.ts";

/** Policies that are probably one. */
export const policyTwins = listScreen({
  id: "policy-twins",
  path: "policies/twins",
  title: "Duplicate Policy Numbers",
  description:
    "Pairs of policies of one carrier whose numbers differ only in dashes, case, or marks that files add, or of which one was enrolled here with the exchange ID of the other. Uploads update the policy that has exactly the number in the file.",
  access: "agent admin.Policy",
  navigation: { section: "policies", label: "Duplicate Numbers", order: 9 },
  endpoints: { list: "policyTwins.list" },
  rowName: "policyNumber",
  filters: ["carrier", "policyNumber"],
  columns: [
    "carrier",
    "policyNumber",
    "insuredName",
    "effectiveDate",
    { field: "agent", hidden: true },
    "twinNumber",
    "twinName",
    "twinEffectiveDate",
    { field: "twinAgent", hidden: true },
  ],
  selection: { mode: "one", click: "replace" },
  actions: [exportAction(["xlsx", "csv"])],
  rowActions: [
    { kind: "link", id: "open", label: "Open", icon: "eye", to: "policies/:policyId" },
    { kind: "link", id: "open-other", label: "Open Other", icon: "link", to: "policies/:twinId" },
  ],
  empty: "No duplicate policy numbers",
  notLoaded: "Policies haven't loaded?",
});
