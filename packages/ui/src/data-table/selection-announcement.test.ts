import { describe, expect, it } from "vitest";
import { english } from "../messages/index.js";
import { type SelectionSummary, selectionAnnouncement } from "./selection-announcement.js";

const names: Record<string, string> = { a: "Policy FL-114", b: "Policy GA-2" };
const selectionOf = (ids: readonly string[], count = ids.length) => ({ ids: new Set(ids), count });
const change = (before: SelectionSummary, after: SelectionSummary) =>
  selectionAnnouncement(before, after, (id) => names[id], english.table);
const announcementFor = (before: readonly string[], after: readonly string[]) =>
  change(selectionOf(before), selectionOf(after));

describe("the announcement of a selection change", () => {
  it("has the selected row's name and the count", () => {
    expect(announcementFor(["b", "c"], ["a", "b", "c"])).toBe("Policy FL-114 selected. 3 selected.");
    expect(announcementFor(["b"], ["a"])).toBe("Policy FL-114 selected. 1 selected.");
  });

  it("has the deselected row's name", () => {
    expect(announcementFor(["a", "b"], ["b"])).toBe("Policy FL-114 deselected. 1 selected.");
  });

  it("has only the count if several rows changed or the row is on another page", () => {
    expect(announcementFor([], ["a", "b"])).toBe("2 selected.");
    expect(announcementFor(["b"], ["b", "elsewhere"])).toBe("2 selected.");
  });

  it("says that the selection is empty", () => {
    expect(announcementFor(["a", "b"], [])).toBe("Nothing selected.");
  });

  it("is undefined if nothing changed", () => {
    expect(announcementFor(["a"], ["a"])).toBeUndefined();
    expect(announcementFor([], [])).toBeUndefined();
  });

  it("counts all matching rows, not only the shown ones", () => {
    expect(change(selectionOf(["a", "b"]), selectionOf(["a", "b"], 312))).toBe("312 selected.");
    expect(change(selectionOf(["a", "b", "c"]), selectionOf(["a", "b"], 312))).toBe("312 selected.");
    expect(change(selectionOf(["a", "b"], 312), selectionOf(["b"]))).toBe("1 selected.");
    expect(change(selectionOf(["a", "b"], 312), selectionOf([]))).toBe("Nothing selected.");
  });

  it("is undefined if only the page of an 'all matching' selection changed", () => {
    expect(change(selectionOf(["a", "b"], 3), selectionOf(["c"], 3))).toBeUndefined();
    expect(change(selectionOf(["a", "b"], 3), selectionOf(["a", "b", "c"]))).toBeUndefined();
  });
});
