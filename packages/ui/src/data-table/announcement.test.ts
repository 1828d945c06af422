import { describe, expect, it } from "vitest";
import { english } from "../messages/index.js";
import { announcement, type Told } from "./announcement.js";

const names: Record<string, string> = { a: "Policy FL-114", b: "Policy GA-2" };
const told = (ids: readonly string[], count = ids.length) => ({ ids: new Set(ids), count });
const change = (before: Told, after: Told) => announcement(before, after, (id) => names[id], english.table);
const said = (before: readonly string[], after: readonly string[]) => change(told(before), told(after));

describe("what a change of the selection says", () => {
  it("names the row that was selected, and counts", () => {
    expect(said(["b", "c"], ["a", "b", "c"])).toBe("Policy FL-114 selected. 3 selected.");
    expect(said(["b"], ["a"])).toBe("Policy FL-114 selected. 1 selected.");
  });

  it("names the row that was taken out", () => {
    expect(said(["a", "b"], ["b"])).toBe("Policy FL-114 deselected. 1 selected.");
  });

  it("only counts where several changed, or the row is on another page", () => {
    expect(said([], ["a", "b"])).toBe("2 selected.");
    expect(said(["b"], ["b", "elsewhere"])).toBe("2 selected.");
  });

  it("says when nothing is left", () => {
    expect(said(["a", "b"], [])).toBe("Nothing selected.");
  });

  it("says nothing where nothing changed", () => {
    expect(said(["a"], ["a"])).toBeUndefined();
    expect(said([], [])).toBeUndefined();
  });

  it("counts all that match, though only the rows shown are marked", () => {
    expect(change(told(["a", "b"]), told(["a", "b"], 312))).toBe("312 selected.");
    expect(change(told(["a", "b", "c"]), told(["a", "b"], 312))).toBe("312 selected.");
    expect(change(told(["a", "b"], 312), told(["b"]))).toBe("1 selected.");
    expect(change(told(["a", "b"], 312), told([]))).toBe("Nothing selected.");
  });

  it("says nothing where another page of all that match is shown", () => {
    expect(change(told(["a", "b"], 3), told(["c"], 3))).toBeUndefined();
    expect(change(told(["a", "b"], 3), told(["a", "b", "c"]))).toBeUndefined();
  });
});
