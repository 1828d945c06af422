import { expect, it } from "vitest";
import { statusCounts, summaryTable } from "./summary-table.ts";

const status = (statusName: string | null, subTotal: number) => ({ statusId: null, statusName, subTotal });
const response = {
  agents: [
    { agentId: "1", agentName: "Ana", listStatus: [status("Closed", 2), status("New", 3)], total: 5 },
    { agentId: "2", agentName: "Wei", listStatus: [status(null, 1), status("New", 4)], total: 5 },
  ],
  total: 10,
  readDate: "2026-11-20T14:05:00.000Z",
  refreshedDate: "2026-11-20T12:00:00.000Z",
};

it("contains each agent's counts and the totals, in the order of the tones", () => {
  expect(summaryTable(response, ["New", "Moved", "Closed"])).toEqual({
    statuses: ["New", "Closed", ""],
    agents: [
      { id: "1", name: "Ana", counts: [3, 2, 0], total: 5 },
      { id: "2", name: "Wei", counts: [4, 0, 1], total: 5 },
    ],
    totals: [7, 2, 1],
    total: 10,
    readDate: "2026-11-20T14:05:00.000Z",
    refreshedDate: "2026-11-20T12:00:00.000Z",
  });
});

it.each([null, {}, { agents: "none", total: "x", readDate: 5, refreshedDate: null }])(
  "is empty for %j",
  (none) => {
    expect(summaryTable(none, ["New"])).toEqual({
      statuses: [],
      agents: [],
      totals: [],
      total: 0,
      readDate: undefined,
      refreshedDate: undefined,
    });
  },
);

it("counts each status, also those without rows that were asked for", () => {
  expect(statusCounts(summaryTable(response, ["New", "Closed"]), ["New", "Moved"])).toEqual([
    { name: "New", count: 7 },
    { name: "Moved", count: 0 },
    { name: "Closed", count: 2 },
    { name: "", count: 1 },
  ]);
});
