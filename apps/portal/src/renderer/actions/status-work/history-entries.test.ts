import { describe, expect, it } from "vitest";
import { historyEntries } from "./history-entries.ts";

const statuses = [
  {
    id: "1",
    status: "New",
    createdBy: null,
    createdDate: "2026-03-01T09:00:00Z",
    endDate: "2026-03-04T15:30:00Z",
    comment: null,
  },
  {
    id: "2",
    status: "",
    createdBy: "Dana Whitfield",
    createdDate: "2026-03-04T15:30:00Z",
    endDate: null,
    comment: "Called twice.",
  },
];

describe("the history of a status", () => {
  it("starts with the current one, says who set each and until when it was", () => {
    const [current, first] = historyEntries(statuses, { New: "info" });
    expect(current).toMatchObject({
      title: "bad name?",
      author: "Dana Whitfield · current",
      at: "2026-03-04T15:30:00Z",
      body: "Called twice.",
    });
    expect(first).toMatchObject({ title: "New", tone: "info", body: null });
    expect(first?.author).toMatch(/^System · until 2026\/03\/04 /);
  });

  it("shows the end in the given time zone", () => {
    const [, first] = historyEntries(statuses, {}, { timeZone: "Pacific/Auckland" });
    expect(first?.author).toBe("System · until 2026/03/05 04:30");
  });

  it("gives a tone to the statuses that have one alone, whatever they are called", () => {
    const [entry] = historyEntries(statuses.map((status) => ({ ...status, status: "constructor" })));
    expect(entry).not.toHaveProperty("tone");
  });
});
