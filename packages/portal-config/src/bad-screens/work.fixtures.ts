import { type BadScreen, bad, badAction, badDetail, badForm } from "./bad-screen.fixtures.ts";

/** Invalid actions, forms and details. */
export const work: readonly BadScreen[] = [
  badAction(
    "statuses by a call that sets none",
    { kind: "changeStatus", endpoint: "policyNonPaid.assign", statuses: "unpaidStatus" },
    { path: ".endpoint", allowed: "policyNonPaid.setStatuses", nearest: "policyNonPaid.setStatuses" },
  ),
  badAction(
    "the statuses of another list's rows",
    { kind: "changeStatus", endpoint: "lostPolicy.setStatuses", statuses: "lostStatus" },
    { path: ".endpoint", nearest: "policyNonPaid.setStatuses", allowed: "policyNonPaid.setStatuses" },
  ),
  badAction(
    "the history of another list's rows, by their own id",
    { kind: "history", endpoint: "lostPolicy.history" },
    { path: ".endpoint", allowed: "policyNonPaid.history" },
  ),
  badAction(
    "a history that is none",
    { kind: "history", endpoint: "policies.detail" },
    { path: ".endpoint", allowed: "policyNonPaid.history" },
  ),
  badAction(
    "an upload that takes no file",
    { kind: "upload", endpoint: "uploadPolicies.list" },
    { path: ".endpoint", allowed: "uploadPolicies.upload", nearest: "uploadPolicies.upload" },
  ),
  badAction(
    "a call that wants more",
    { kind: "call", endpoint: "policyNonPaid.setStatus", needs: "one" },
    { path: ".endpoint" },
  ),
  badAction(
    "a condition on a field there is not",
    { kind: "history", endpoint: "policies.history", when: { any: [{ field: "stauts", is: "empty" }] } },
    { path: ".when.any[0].field", nearest: "status", allowed: "agent" },
  ),
  badAction(
    "a copy of a field there is not",
    { kind: "copy", field: "polcyNumber" },
    { path: ".field", nearest: "policyNumber", allowed: "agent" },
  ),
  badAction(
    "a form there is not",
    { kind: "form", form: "entry", mode: "edit" },
    { path: ".form", found: "entry" },
  ),
  badAction(
    "notes on many at a time",
    { kind: "notes", entity: "policy", needs: "some" },
    { path: ".needs", nearest: "one", allowed: "one" },
  ),
  badAction("two actions of one id", { kind: "copy", id: "copy" }, { path: ".id", found: "copy" }),
  bad("work where no row can be selected", { selection: { mode: "none" } }, { path: "actions[0]" }),
  bad(
    "all that match where one is selected",
    { selection: { mode: "one", allMatching: true } },
    { path: "selection.allMatching", found: "one" },
  ),
  bad(
    "a click that opens where it selects",
    { selection: { mode: "many", click: "open", allMatching: true } },
    { path: "selection.click", found: "open" },
  ),
  bad(
    "a click that opens nothing",
    { selection: { mode: "none", click: "open" }, rowActions: [], detail: undefined, actions: [] },
    { path: "selection.click", found: "open" },
  ),
  bad(
    "an export on a row",
    { rowActions: [{ kind: "export", id: "e", label: "E", formats: ["csv"] }] },
    { path: "rowActions[0].kind", found: "export" },
  ),
  bad("a detail that is not there", { detail: undefined }, { path: "rowActions[0]" }),
  bad("a detail that nothing opens", { rowActions: [] }, { path: "detail" }),
  badDetail(
    "a detail that is none",
    { endpoint: "policies.detial" },
    { path: "endpoint", nearest: "policies.detail", allowed: "uploadPolicies.detail" },
  ),
  badDetail("rows as a value", { fields: ["years"] }, { path: "fields[0]", found: "years", allowed: "city" }),
  badDetail(
    "a table of no rows",
    { tables: [{ field: "yaers", empty: "No Data" }] },
    { path: "tables[0].field", nearest: "years", allowed: "years" },
  ),
  badDetail("a page without an address", { path: undefined }, { path: "path" }),
  badForm(
    "a field that the body has not",
    { fields: ["group", "key", "type", "vlaue"] },
    { path: ".fields[3]", nearest: "value", allowed: "description" },
  ),
  badForm(
    "a yes or no that is written",
    { fields: ["group", "key", "type", { field: "isSecret", as: "textArea" }] },
    { path: ".fields[3].as", found: "textArea", allowed: "yesNo" },
  ),
  badForm(
    "a choice that the schema has not",
    { fields: ["group", "key", { field: "type", options: [{ value: "numbr", label: "Number" }] }] },
    { path: ".fields[2].options[0].value", nearest: "number", allowed: "text" },
  ),
  badForm(
    "a choice of nothing",
    { fields: ["group", "key", "type", { field: "value", as: "select" }] },
    { path: ".fields[3].options" },
  ),
  badForm(
    "a form that can never be sent",
    { fields: ["group", "key"] },
    { path: ".create.endpoint", found: "type" },
  ),
  badForm(
    "a form by a call that makes nothing",
    { create: { endpoint: "generalConfig.remove", title: "X", submit: "X", success: "X" } },
    { path: ".create.endpoint", allowed: "generalConfig.create", nearest: "generalConfig.create" },
  ),
  badForm("a form that nothing opens", { id: "other" }, { path: "", found: "other" }),
  badForm(
    "a lookup there is not",
    { fields: ["group", "key", { field: "type", options: { lookup: "states.lokup" } }] },
    { path: ".fields[2].options.lookup", nearest: "states.lookup", allowed: "cities.lookup" },
  ),
];
