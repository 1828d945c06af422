import { expect, it } from "vitest";
import { assignPurposes } from "./purposes.js";

it("assigns an exclusive purpose to one entry at a time", () => {
  const entries = [["primary", "work"], ["home"]];
  expect(assignPurposes(entries, 1, ["home", "primary"], ["primary"])).toEqual([
    ["work"],
    ["home", "primary"],
  ]);
});

it("allows several entries with other purposes", () => {
  expect(assignPurposes([["work"], []], 1, ["work"], ["primary"])).toEqual([["work"], ["work"]]);
});
