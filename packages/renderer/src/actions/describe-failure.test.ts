import { describe, expect, it } from "vitest";
import { versionDifferences } from "./describe-failure.ts";

const column = (field: string, header: string, isMasked = false) =>
  ({ field, header, format: "text", isMasked }) as const;

const dateOptions = { timeZone: "America/New_York" };

describe("both versions of a row", () => {
  it("contain the visible columns whose values differ", () => {
    const columns = [column("status", "Status"), column("agent", "Agent"), column("ssn", "SSN", true)];
    const seen = { id: "1", status: "New", agent: "Ana", ssn: "1" };
    const current = { id: "1", status: "Contacted", agent: "Ana", ssn: "2", hidden: "x" };
    expect(versionDifferences(seen, current, { columns, dateOptions })).toEqual([
      "Status: you saw New, now it's Contacted",
    ]);
    expect(versionDifferences(seen, { status: null }, { columns, dateOptions })).toEqual([
      "Status: you saw New, now it's empty",
    ]);
  });

  it("show instants in the business time zone", () => {
    const columns = [{ ...column("at", "At"), format: "dateTime" }] as const;
    const [seen, current] = [{ at: "2026-07-01T03:05:00Z" }, { at: "2026-07-01T04:05:00Z" }];
    expect(versionDifferences(seen, current, { columns, dateOptions })).toEqual([
      "At: you saw 2026/06/30 23:05, now it's 2026/07/01 00:05",
    ]);
  });
});
