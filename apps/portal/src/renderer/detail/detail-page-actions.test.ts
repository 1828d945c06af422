import { expect, it } from "vitest";
import { managePolicies } from "../../screens/policies.ts";
import { actionsOnPage } from "./detail-page-actions.ts";

const { detail } = managePolicies;
if (!detail) throw new Error("The policies have no detail.");
const kinds = (of: typeof detail) => actionsOnPage(managePolicies, of).map(({ kind }) => kind);

it("has the row's actions, without those whose content the page shows", () => {
  expect(kinds(detail)).toEqual(["changeStatus", "assign"]);
});

it("offers notes and history if the page does not show them", () => {
  const { notes: _notes, history: _history, ...bare } = detail;
  expect(kinds(bare)).toEqual(["notes", "changeStatus", "history", "assign"]);
});

it("offers nothing if the detail is of another record", () => {
  expect(kinds({ ...detail, idField: "policyId" })).toEqual([]);
});
