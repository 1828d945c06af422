import type { ScreenDetail } from "@portico/screens";
import { expect, it } from "vitest";
import { workScreen } from "../actions/status-work-screen.fixtures.ts";
import { testClient } from "../client/client.fixtures.ts";
import { actionsOnPage } from "./detail-page-actions.ts";

const screen = {
  actions: workScreen.actions?.filter(({ kind }) =>
    ["notes", "changeStatus", "history", "assign"].includes(kind),
  ),
};
const detail: ScreenDetail = {
  endpoint: "policies.detail",
  title: "Policy",
  as: "page",
  fields: [],
  empty: "",
  notes: { entity: "policy" },
  history: { endpoint: "policies.history" },
};
const kinds = (of: ScreenDetail) => actionsOnPage(testClient(), screen, of).map(({ kind }) => kind);

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
