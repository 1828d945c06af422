import {
  actions,
  type BadScreen,
  bad,
  badAction,
  badDetail,
  badForm,
  rowActions,
} from "./bad-screen.fixtures.ts";

/** Invalid actions, forms and details. */
export const work: readonly BadScreen[] = [
  badAction(
    "a status action with a call that doesn't set statuses",
    { kind: "changeStatus", endpoint: "policyNonPaid.assign", statuses: "unpaidStatus" },
    { path: ".endpoint", allowed: "policyNonPaid.setStatuses", nearest: "policyNonPaid.setStatuses" },
  ),
  badAction(
    "a status action with a call for another list's rows",
    { kind: "changeStatus", endpoint: "lostPolicy.setStatuses", statuses: "lostStatus" },
    { path: ".endpoint", nearest: "policyNonPaid.setStatuses", allowed: "policyNonPaid.setStatuses" },
  ),
  badAction(
    "a history call for another list's rows, with their ID",
    { kind: "history", endpoint: "lostPolicy.history" },
    { path: ".endpoint", allowed: "policyNonPaid.history" },
  ),
  badAction(
    "a history call that doesn't return a history",
    { kind: "history", endpoint: "policies.detail" },
    { path: ".endpoint", allowed: "policyNonPaid.history" },
  ),
  badAction(
    "an upload call that doesn't take a file",
    { kind: "upload", endpoint: "uploadPolicies.list" },
    { path: ".endpoint", allowed: "uploadPolicies.upload", nearest: "uploadPolicies.upload" },
  ),
  badAction(
    "a confirmation of an upload that takes no ID",
    {
      kind: "upload",
      endpoint: "leads.upload",
      review: { rows: "uploads.rows", file: "uploads.file", confirm: "leads.upload", counts: ["newRows"] },
    },
    { path: ".review.confirm" },
  ),
  badAction(
    "a confirmation of an upload that names an unknown count",
    {
      kind: "upload",
      endpoint: "leads.upload",
      review: { rows: "uploads.rows", file: "uploads.file", confirm: "uploads.confirm", counts: ["newRow"] },
    },
    { path: ".review.counts[0]", found: "newRow", nearest: "newRows", allowed: "newRows" },
  ),
  badAction(
    "a call that requires more input",
    { kind: "call", endpoint: "policyNonPaid.setStatus", needs: "one" },
    { path: ".endpoint" },
  ),
  badAction(
    "a call that doesn't take a fixed value",
    { kind: "confirm", endpoint: "policyNonPaid.assign", question: "Assign?", values: { statusId: "" } },
    { path: ".endpoint" },
  ),
  badAction(
    "a picker of an unknown lookup",
    {
      kind: "call",
      endpoint: "policyNonPaid.assign",
      needs: "some",
      picker: { field: "agentId", label: "Agent", options: { lookup: "agent.lookup" } },
    },
    { path: ".picker.options.lookup", nearest: "agents.lookup", allowed: "agents.lookup" },
  ),
  bad(
    "a picker of a row's button",
    {
      rowActions: [
        {
          kind: "call",
          id: "assign",
          label: "Assign",
          needs: "one",
          endpoint: "policyNonPaid.assign",
          picker: { field: "agentId", label: "Agent", options: { lookup: "agents.lookup" } },
        },
      ],
    },
    { path: "rowActions[0].picker" },
  ),
  badAction(
    "a condition on an unknown field",
    { kind: "history", endpoint: "policies.history", when: { any: [{ field: "stauts", is: "empty" }] } },
    { path: ".when.any[0].field", nearest: "status", allowed: "agent" },
  ),
  badAction(
    "a copy of an unknown field",
    { kind: "copy", field: "polcyNumber" },
    { path: ".field", nearest: "policyNumber", allowed: "agent" },
  ),
  badAction(
    "an unknown form",
    { kind: "form", form: "entry", mode: "edit" },
    { path: ".form", found: "entry" },
  ),
  badAction(
    "notes on several rows",
    { kind: "notes", entity: "policy", needs: "some" },
    { path: ".needs", nearest: "one", allowed: "one" },
  ),
  badAction(
    "a reason for no selected rows of an action that needs none",
    { kind: "export", formats: ["csv"], whyNone: "Select a policy." },
    { path: ".whyNone" },
  ),
  badAction("two actions with the same ID", { kind: "copy", id: "copy" }, { path: ".id", found: "copy" }),
  bad(
    "two actions with the same key",
    {
      actions: [...actions, { kind: "copy", id: "x", label: "X", field: "policyNumber", key: "f" }],
      rowActions: [...rowActions, { kind: "copy", id: "y", label: "Y", field: "policyNumber", key: "f" }],
    },
    { path: `rowActions[${rowActions.length}].key`, found: "f" },
  ),
  bad(
    "an action on selected rows in a list without selection",
    { selection: { mode: "none" } },
    { path: "actions[0]" },
  ),
  bad(
    "all matching rows in a list with single selection",
    { selection: { mode: "one", allMatching: true } },
    { path: "selection.allMatching", found: "one" },
  ),
  bad(
    "a click that both opens and selects",
    { selection: { mode: "many", click: "open", allMatching: true } },
    { path: "selection.click", found: "open" },
  ),
  bad(
    "a click that opens nothing",
    { selection: { mode: "none", click: "open" }, rowActions: [], detail: undefined, actions: [] },
    { path: "selection.click", found: "open" },
  ),
  bad(
    "an export as a row action",
    { rowActions: [{ kind: "export", id: "e", label: "E", formats: ["csv"] }] },
    { path: "rowActions[0].kind", found: "export" },
  ),
  bad("a missing detail", { detail: undefined }, { path: "rowActions[0]" }),
  bad("a detail that no action opens", { rowActions: [] }, { path: "detail" }),
  badDetail(
    "a detail call that doesn't return a row",
    { endpoint: "policies.detial" },
    { path: "endpoint", nearest: "policies.detail", allowed: "uploadPolicies.detail" },
  ),
  badDetail("rows as a value", { fields: ["years"] }, { path: "fields[0]", found: "years", allowed: "city" }),
  badDetail(
    "a table of a field without rows",
    { tables: [{ field: "yaers", empty: "No Data" }] },
    { path: "tables[0].field", nearest: "years", allowed: "years" },
  ),
  badDetail("a detail page without a path", { path: undefined }, { path: "path" }),
  badForm(
    "a form field that the body doesn't have",
    { fields: ["group", "key", "type", "vlaue"] },
    { path: ".fields[3]", nearest: "value", allowed: "description" },
  ),
  badForm(
    "a yes/no value entered as text",
    { fields: ["group", "key", "type", { field: "isSecret", as: "textArea" }] },
    { path: ".fields[3].as", found: "textArea", allowed: "yesNo" },
  ),
  badForm(
    "an option that the schema doesn't allow",
    { fields: ["group", "key", { field: "type", options: [{ value: "numbr", label: "Number" }] }] },
    { path: ".fields[2].options[0].value", nearest: "number", allowed: "text" },
  ),
  badForm(
    "a comparison with an unknown field",
    { fields: ["group", "key", "type", { field: "value", compareTo: "vlaue" }] },
    { path: ".fields[3].compareTo", nearest: "value", allowed: "description" },
  ),
  badForm(
    "a first day for a text",
    { fields: ["group", "key", "type", { field: "value", min: "today" }] },
    { path: ".fields[3].min", found: "today" },
  ),
  badForm(
    "a select without options",
    { fields: ["group", "key", "type", { field: "value", as: "select" }] },
    { path: ".fields[3].options" },
  ),
  badForm(
    "a form without a required field",
    { fields: ["group", "key"] },
    { path: ".create.endpoint", found: "type" },
  ),
  badForm(
    "a form with a call that doesn't create a row",
    { create: { endpoint: "generalConfig.remove", title: "X", submit: "X", success: "X" } },
    { path: ".create.endpoint", allowed: "generalConfig.create", nearest: "generalConfig.create" },
  ),
  badForm("a form that no action opens", { id: "other" }, { path: "", found: "other" }),
  badForm(
    "an unknown lookup",
    { fields: ["group", "key", { field: "type", options: { lookup: "states.lokup" } }] },
    { path: ".fields[2].options.lookup", nearest: "states.lookup", allowed: "cities.lookup" },
  ),
];
