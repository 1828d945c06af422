import { describe, expect, it } from "vitest";
import { versionDifferences } from "./describe-failure.ts";

const column = (field: string, header: string, isMasked = false) =>
  ({ field, header, format: "text", isMasked }) as const;

describe("both versions of a row", () => {
  it("contain the visible columns whose values differ", () => {
    const columns = [column("status", "Status"), column("agent", "Agent"), column("ssn", "SSN", true)];
    const seen = { id: "1", status: "New", agent: "Ana", ssn: "1" };
    const current = { id: "1", status: "Contacted", agent: "Ana", ssn: "2", hidden: "x" };
    expect(versionDifferences(seen, current, columns)).toEqual(["Status: you saw New, now it's Contacted"]);
    expect(versionDifferences(seen, { status: null }, columns)).toEqual([
      "Status: you saw New, now it's empty",
    ]);
  });
});
