import { call, list, lookup } from "@portico/endpoints";
import { carrierFilter } from "../../filters.ts";
import { statementAdminAccess, statementLineFields } from "./statements.ts";

/** Lines of loaded statements whose policy is unknown. */
export const unmatchedLineEndpoints = {
  "unmatchedLines.list": list({
    path: "/Statement/lines",
    access: statementAdminAccess,
    summary: "The lines of loaded statements that match no policy.",
    noun: { one: "unmatched line", other: "unmatched lines" },
    fields: {
      id: { label: "ID", format: "id", idType: "bigint" },
      carrierId: { label: "Carrier ID", format: "id" },
      ...statementLineFields,
    },
    filters: {
      carrier: { ...carrierFilter, field: "carrierName" },
      policyNumber: { kind: "text" },
      insuredName: { kind: "text" },
    },
    searchable: ["policyNumber", "insuredName"],
    sort: "carrierName,policyNumber",
  }),
  "unmatchedLines.policies": lookup({
    path: "/Statement/policies",
    access: statementAdminAccess,
    summary: "The first 100 policies whose number or insured name contains `name`, with their carriers.",
    fields: { id: { label: "ID", format: "id" }, name: { label: "Policy" } },
    filters: { name: { kind: "text", label: "Policy number or insured" } },
  }),
  "unmatchedLines.match": call({
    method: "POST",
    path: "/Statement/lines/:id/match",
    access: statementAdminAccess,
    summary:
      "Matches a line of a loaded statement with a policy of the same carrier. Its agent and members are those of the policy's term in that month.",
  }),
};
