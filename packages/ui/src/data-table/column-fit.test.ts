import { describe, expect, it } from "vitest";
import { type FitColumn, overflowColumns, sharedWidths } from "./column-fit.js";

const column = (id: string, width: number, options: Partial<FitColumn> = {}): FitColumn => ({
  id,
  width,
  isFlexible: false,
  priority: undefined,
  isKept: false,
  ...options,
});
const columns = [
  column("policy", 100, { isKept: true }),
  column("holder", 200, { priority: 2, isFlexible: true }),
  column("plan", 200),
  column("carrier", 100),
  column("status", 100, { priority: 1 }),
  column("agent", 100, { priority: 5 }),
];

describe("columns of a table that is too narrow", () => {
  it("stay while they fit, with less room for texts that can be truncated", () => {
    expect(overflowColumns(columns, 800)).toEqual([]);
    expect(overflowColumns(columns, 760)).toEqual([]);
    expect(overflowColumns(columns, 759)).toEqual(["agent"]);
  });

  it("leave by priority, and the last one first", () => {
    expect(overflowColumns(columns, 659)).toEqual(["agent", "carrier"]);
    expect(overflowColumns(columns, 559)).toEqual(["agent", "carrier", "plan"]);
    expect(overflowColumns(columns, 359)).toEqual(["agent", "carrier", "plan", "holder"]);
  });

  it("never leave with the first priority, or if a user keeps them", () => {
    expect(overflowColumns(columns, 10)).toEqual(["agent", "carrier", "plan", "holder"]);
    const kept = columns.map((one) => (one.id === "agent" ? { ...one, isKept: true } : one));
    expect(overflowColumns(kept, 10)).toEqual(["carrier", "plan", "holder"]);
  });
});

describe("the widths of columns", () => {
  it("fill the table: texts share what is left", () => {
    expect(sharedWidths(columns, 900)).toEqual([100, 300, 200, 100, 100, 100]);
    expect(sharedWidths([column("a", 100), column("b", 300)], 500)).toEqual([125, 375]);
  });

  it("are less for texts where room is short", () => {
    expect(sharedWidths(columns, 780)).toEqual([100, 180, 200, 100, 100, 100]);
    const texts = [column("short", 120, { isFlexible: true }), column("long", 300, { isFlexible: true })];
    expect(sharedWidths(texts, 380)).toEqual([120, 260]);
  });

  it("are wider than the table if the columns that stay do not fit", () => {
    expect(sharedWidths(columns, 300)).toEqual([100, 160, 200, 100, 100, 100]);
  });

  it("have no gap from rounding", () => {
    const flexible = ["a", "b", "c"].map((id) => column(id, 100, { isFlexible: true }));
    expect(sharedWidths(flexible, 400)).toEqual([133, 133, 134]);
  });
});
