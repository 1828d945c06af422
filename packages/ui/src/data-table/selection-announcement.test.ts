import { describe, expect, it } from "vitest";
import { english } from "../messages/index.js";
import { type SelectionSummary, selectionAnnouncement } from "./selection-announcement.js";

const names: Record<string, string> = { a: "Policy FL-114", b: "Policy GA-2" };
const told = (ids: readonly string[], count = ids.length) => ({ ids: new Set(ids), count });
const change = (before: SelectionSummary, after: SelectionSummary) =>
  selectionAnnouncement(before, after, (id) => names[id], english.table);
const said = (before: readonly string[], after: readonly string[]) => change(told(before), told(after));

describe("the announcement of a selection change", () => {
  it("has the selected row's name and the count", () => {
    expect(said(["b", "c"], ["a", "b", "c"])).toBe("Policy FL-114 selected. 3 selected.");
    expect(said(["b"], ["a"])).toBe("Policy FL-114 selected. 1 selected.");
  });

  it("has the deselected row's name", () => {
    expect(said(["a", "b"], ["b"])).toBe("Policy FL-114 deselected. 1 selected.");
  });

  it("has only the count if several rows changed or the row is on another page", () => {
    expect(said([], ["a", "b"])).toBe("2 selected.");
    expect(said(["b"], ["b", "elsewhere"])).toBe("2 selected.");
  });

  it("says that the selection is empty", () => {
    expect(said(["a", "b"], [])).toBe("Nothing selected.");
  });

  it("is undefined if nothing changed", () => {
    expect(said(["a"], ["a"])).toBeUndefined();
    expect(said([], [])).toBeUndefined();
  });

  it("counts all matching rows, not only the shown ones", () => {
    expect(change(told(["a", "b"]), told(["a", "b"], 312))).toBe("312 selected.");
    expect(change(told(["a", "b", "c"]), told(["a", "b"], 312))).toBe("312 selected.");
    expect(change(told(["a", "b"], 312), told(["b"]))).toBe("1 selected.");
    expect(change(told(["a", "b"], 312), told([]))).toBe("Nothing selected.");
  });

  it("is undefined if only the page of an 'all matching' selection changed", () => {
    expect(change(told(["a", "b"], 3), told(["c"], 3))).toBeUndefined();
    expect(change(told(["a", "b"], 3), told(["a", "b", "c"]))).toBeUndefined();
  });
});
