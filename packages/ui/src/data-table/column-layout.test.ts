import { describe, expect, it } from "vitest";
import {
  arrangeColumns,
  type ColumnLayout,
  resetColumnWidth,
  resizeColumn,
  standardColumnLayout,
} from "./column-layout.js";
import { isStandardLayout, moveColumn, toggleColumn } from "./column-layout-changes.js";

const columns = [{ id: "policy", isRowHeader: true }, { id: "holder" }, { id: "status" }, { id: "premium" }];
const shown = (layout: ColumnLayout) => arrangeColumns(columns, layout).map(({ id }) => id);

describe("visible columns", () => {
  it("are the page's by default", () => {
    expect(arrangeColumns(columns, standardColumnLayout)).toEqual(columns);
    expect(isStandardLayout(standardColumnLayout)).toBe(true);
  });

  it("follow the page's default layout", () => {
    const standard = { ...standardColumnLayout, hidden: ["holder", "status"] };
    expect(isStandardLayout({ ...standard, hidden: ["status", "holder"] }, standard)).toBe(true);
    expect(isStandardLayout(toggleColumn(standard, "holder"), standard)).toBe(false);
    expect(isStandardLayout(standardColumnLayout, standard)).toBe(false);
    expect(isStandardLayout(resizeColumn(standard, "premium", 90), standard)).toBe(false);
    expect(isStandardLayout(moveColumn(standard, columns, "premium", -1), standard)).toBe(false);
  });

  it("exclude hidden columns, which return to their position", () => {
    const hidden = toggleColumn(standardColumnLayout, "holder");
    expect(shown(hidden)).toEqual(["policy", "status", "premium"]);
    expect(shown(toggleColumn(hidden, "holder"))).toEqual(["policy", "holder", "status", "premium"]);
  });

  it("always include the row header", () => {
    expect(shown(toggleColumn(standardColumnLayout, "policy"))).toContain("policy");
  });

  it("move by positions and stop at the ends", () => {
    const moved = moveColumn(standardColumnLayout, columns, "premium", -2);
    expect(shown(moved)).toEqual(["policy", "premium", "holder", "status"]);
    expect(shown(moveColumn(moved, columns, "premium", 9))).toEqual([
      "policy",
      "holder",
      "status",
      "premium",
    ]);
    expect(moveColumn(standardColumnLayout, columns, "policy", -1)).toBe(standardColumnLayout);
    expect(moveColumn(standardColumnLayout, columns, "gone", 1)).toBe(standardColumnLayout);
  });

  it("move past hidden columns, as in the menu", () => {
    const hidden = toggleColumn(standardColumnLayout, "holder");
    expect(shown(moveColumn(hidden, columns, "status", -1))).toEqual(["policy", "status", "premium"]);
    expect(moveColumn(hidden, columns, "status", -1).order).toEqual([
      "policy",
      "status",
      "holder",
      "premium",
    ]);
  });

  it("append columns that a saved layout does not contain", () => {
    const saved: ColumnLayout = { order: ["premium", "policy", "gone"], hidden: ["gone"], widths: {} };
    expect(shown(saved)).toEqual(["premium", "policy", "holder", "status"]);
  });
});

describe("a resized column", () => {
  const widthOf = (layout: ColumnLayout) => arrangeColumns(columns, layout)[1]?.fixedWidth;

  it("has the given width, within the limits", () => {
    expect(widthOf(resizeColumn(standardColumnLayout, "holder", 200.4))).toBe(200);
    expect(widthOf(resizeColumn(standardColumnLayout, "holder", 3))).toBe(48);
    expect(widthOf(resizeColumn(standardColumnLayout, "holder", 5000))).toBe(960);
  });

  it("returns to its own width", () => {
    const resized = resizeColumn(standardColumnLayout, "holder", 200);
    expect(resetColumnWidth(resized, "holder")).toEqual(standardColumnLayout);
  });
});
