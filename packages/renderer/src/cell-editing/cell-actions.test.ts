import { endpoints } from "@portico/contract";
import { expect, it } from "vitest";
import { withAction, workScreen } from "../actions/status-work-screen.fixtures.ts";
import { cellActionsOf, isEditable } from "./cell-actions.ts";

const everything = () => true;
const idsOf = (...args: Parameters<typeof cellActionsOf>) =>
  [...cellActionsOf(...args)].map(([field, { id }]) => [field, id]);

it("edits the status and the agent in their columns, with the screen's own actions", () => {
  expect(idsOf(workScreen, endpoints["policyNonPaid.list"], everything)).toEqual([
    ["status", "change-status"],
    ["agent", "assign"],
  ]);
  expect(idsOf(workScreen, endpoints["leads.list"], everything)).toEqual([
    ["statusName", "change-status"],
    ["agentName", "assign"],
  ]);
});

it("leaves out actions that the user may not use, and screens without such actions", () => {
  const canNotAssign = ({ access }: { access?: string | undefined }) => access === undefined;
  expect(idsOf(workScreen, endpoints["policyNonPaid.list"], canNotAssign)).toEqual([
    ["status", "change-status"],
  ]);
  expect(idsOf({}, endpoints["policyNonPaid.list"], everything)).toEqual([]);
});

it("edits only rows that meet the condition of the action", () => {
  const when = { field: "status", is: "notEqual", value: "Paid Confirmed" };
  const screen = withAction("change-status", { when });
  const action = cellActionsOf(screen, endpoints["policyNonPaid.list"], everything).get("status");
  if (!action) throw new Error("The status has no action.");
  expect(isEditable(action, { id: "a", status: "New" })).toBe(true);
  expect(isEditable(action, { id: "a", status: "Paid Confirmed" })).toBe(false);
});
