import { type BadScreen, bad, badAction, badColumn, badDetail } from "./bad-screen.fixtures.ts";

/** Invalid paths and path parameters, and personal values in paths. */
export const addresses: readonly BadScreen[] = [
  badColumn(
    "a sensitive column in a URL",
    { field: "phone", format: { name: "link", to: "call/:phone" } },
    { path: ".format.to", found: "phone", allowed: "policyId" },
  ),
  badAction(
    "a link with a sensitive value",
    { kind: "link", to: "people/:insuredName" },
    { path: ".to", found: "insuredName", allowed: "policyId" },
  ),
  badAction(
    "a link to a list filtered by a sensitive value",
    { kind: "link", to: "policies/manage", filters: { insuredName: "insuredName" } },
    { path: ".filters.insuredName", found: "insuredName", allowed: "policyId" },
  ),
  badAction(
    "a link to a list filtered by an unknown field",
    { kind: "link", to: "policies/manage", filters: { carrier: "carier" } },
    { path: ".filters.carrier", found: "carier", nearest: "carrier", allowed: "carrier" },
  ),
  badAction(
    "a link with an unknown field",
    { kind: "link", to: "policies/:policyID" },
    { path: ".to", nearest: "policyId", allowed: "policyId" },
  ),
  bad(
    "a personal path parameter",
    { path: "people/:insuredName" },
    { path: "path", found: "insuredName", allowed: "agent" },
  ),
  bad(
    "a path parameter that is not a filter",
    { path: "agents/:agnt", filters: [] },
    { path: "path", found: "agnt", nearest: "agent", allowed: "agent" },
  ),
  bad("a path of a built-in page", { path: "error" }, { path: "path", found: "error" }),
  badDetail(
    "a detail path with a personal value",
    { idField: "insuredName" },
    { path: "idField", found: "insuredName", allowed: "policyId" },
  ),
  badDetail(
    "a detail path with another parameter",
    { path: "policies/:policyId" },
    { path: "path", found: "policies/:policyId" },
  ),
];
