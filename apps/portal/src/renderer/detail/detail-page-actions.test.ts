import { expect, it } from "vitest";
import { managePolicies } from "../../screens/policies.ts";
import { actionsOnPage } from "./detail-page-actions.ts";

const { detail } = managePolicies;
if (!detail) throw new Error("The policies have no detail.");
const kinds = (of: typeof detail) => actionsOnPage(managePolicies, of).map(({ kind }) => kind);

it("contains the screen's row actions, except those whose content is on the page", () => {
  expect(kinds(detail)).toEqual(["changeStatus", "assign"]);
});

it("contains notes and history if the page does not show them", () => {
  const { notes: _notes, history: _history, ...bare } = detail;
  expect(kinds(bare)).toEqual(["notes", "changeStatus", "history", "assign"]);
});

it("is empty if the details are of a different kind of record", () => {
  expect(kinds({ ...detail, idField: "policyId" })).toEqual([]);
});
