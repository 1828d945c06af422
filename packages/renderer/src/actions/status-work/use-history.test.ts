import { describe, expect, it } from "vitest";
import { actionMessages } from "../../messages/lists.ts";
import { historyEntries } from "./use-history.ts";

const texts = actionMessages();
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

describe("historyEntries", () => {
  it("returns the current status first, with the author and the end date of each", () => {
    const [current, first] = historyEntries(statuses, texts, { New: "info" });
    expect(current).toMatchObject({
      title: "bad name?",
      author: "Dana Whitfield · current",
      at: "2026-03-04T15:30:00Z",
      body: "Called twice.",
    });
    expect(first).toMatchObject({ title: "New", tone: "info", body: null });
    expect(first?.author).toMatch(/^System · until 2026\/03\/04 /);
  });

  it("formats the end date in the given time zone", () => {
    const [, first] = historyEntries(statuses, texts, {}, { timeZone: "Pacific/Auckland" });
    expect(first?.author).toBe("System · until 2026/03/05 04:30");
    const [, us] = historyEntries(
      statuses,
      texts,
      {},
      { timeZone: "Pacific/Auckland", datePattern: "MM/DD/YYYY" },
    );
    expect(us?.author).toBe("System · until 03/05/2026 04:30");
  });

  it("sets the tone of statuses that have one, even if they are named like an Object property", () => {
    const [entry] = historyEntries(
      statuses.map((status) => ({ ...status, status: "constructor" })),
      texts,
    );
    expect(entry).not.toHaveProperty("tone");
  });
});
