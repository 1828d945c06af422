import { describe, expect, it } from "vitest";
import { english } from "../messages/index.js";
import { announcement } from "./announcement.js";

const names: Record<string, string> = { a: "Policy FL-114", b: "Policy GA-2" };
const said = (before: readonly string[], after: readonly string[]) =>
  announcement(new Set(before), new Set(after), (id) => names[id], english.table);

describe("what a change of the selection says", () => {
  it("names the row that was selected, and counts", () => {
    expect(said(["b", "c"], ["a", "b", "c"])).toBe("Policy FL-114 selected. 3 selected.");
    expect(said(["b"], ["a"])).toBe("Policy FL-114 selected. 1 selected.");
  });

  it("names the row that was taken out", () => {
    expect(said(["a", "b"], ["b"])).toBe("Policy FL-114 not selected. 1 selected.");
  });

  it("only counts where several changed, or the row is on another page", () => {
    expect(said([], ["a", "b"])).toBe("2 selected.");
    expect(said(["b"], ["b", "elsewhere"])).toBe("2 selected.");
  });

  it("says when nothing is left", () => {
    expect(said(["a", "b"], [])).toBe("Nothing selected.");
  });
});
