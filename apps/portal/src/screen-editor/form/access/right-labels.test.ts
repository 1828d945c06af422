import { expect, it } from "vitest";
import { groupsText, isRole, rightLabel } from "./right-labels.ts";

it.each([
  ["agent", "Agents"],
  ["view.Policy", "View policies"],
  ["admin.OfflineApp", "Administer offline applications"],
  ["load.application", "Load applications"],
  ["team.Miami", "team.Miami"],
  ["view.Policy.Miami", "view.Policy.Miami"],
  ["sell.Policy", "sell.Policy"],
  ["toString", "toString"],
])("calls %s %s", (name, words) => {
  expect(rightLabel(name)).toBe(words);
});

it("says a requirement as a sentence", () => {
  expect(groupsText([["agent"], ["view.Policy", "admin.Policy"]])).toBe(
    "Agents, plus View policies or Administer policies",
  );
});

it("tells roles from claims", () => {
  expect([isRole("agent"), isRole("admin.Policy")]).toEqual([true, false]);
});
