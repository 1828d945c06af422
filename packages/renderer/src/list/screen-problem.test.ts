import { endpoints } from "@portico/contract";
import { listScreen } from "@portico/portal-config";
import { expect, it } from "vitest";
import { testClient } from "../client/client.fixtures.ts";
import { findScreenProblem } from "./screen-problem.ts";

const screen = listScreen({
  id: "policies",
  path: "policies/all",
  title: "Policies",
  access: "agent",
  endpoints: { list: "policies.list" },
  filters: [],
  columns: ["policyNumber"],
  empty: "No Data",
});
const problem = (more: Partial<typeof screen>) =>
  findScreenProblem(testClient(), { ...screen, ...more }, endpoints["policies.list"]);

it("returns undefined for a valid screen", () => {
  expect(
    problem({ path: "policies/of/:agent", permanentFilters: { state: "FL" }, rowId: "id" }),
  ).toBeUndefined();
});

it("accepts a removed column if another column remains", () => {
  expect(problem({ columns: ["vanished", { field: "policyNumber" }] })).toBeUndefined();
});

it.each([
  [{ path: "rates/:agentId" }, "path: `agentId` is not a filter"],
  [{ permanentFilters: { region: "x" } }, "permanentFilters.region: `region` is not a filter"],
  [{ rowId: "uuid" }, "rowId: `uuid`"],
  [{ endpoints: { list: "policies.list", summary: "x.summary" } }, "endpoints.summary: "],
  [{ columns: ["vanished"] }, "columns: "],
])("returns the path of the problem in %j", (more, found) => {
  expect(problem(more)).toContain(found);
});
