import { expect, it } from "vitest";
import { missingPathParameters, takesRow } from "./calls.ts";

it("allows a call on one row that takes another parameter from the page's path", () => {
  const rate = { path: "/Agents/:agentId/Rates/:id" };
  expect(takesRow(rate, ["agentId"])).toBe(true);
  expect(takesRow(rate, ["carrierId"])).toBe(false);
  expect(takesRow(rate)).toBe(false);
});

it("never takes a row's id from the page's path", () => {
  expect(missingPathParameters({ path: "/Agents/:agentId/Rates/:id" }, ["agentId", "id"])).toEqual(["id"]);
  expect(missingPathParameters({ path: "/Agents/:agentId/Rates" }, ["agentId"])).toEqual([]);
});
