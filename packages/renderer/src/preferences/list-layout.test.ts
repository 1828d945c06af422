import { describe, expect, it } from "vitest";
import {
  columnsHash,
  defaultLayout,
  layoutFromPreferences,
  preferencesFromLayout,
  updateVariantLayout,
} from "./list-layout.ts";

const column = (field: string, isHidden = false) => ({ field, isHidden });
const columns = [column("agent"), column("carrier"), column("status"), column("phone", true)];
const saved = {
  screenVersion: "old",
  order: ["status", "agent", "carrier", "phone"],
  hidden: ["carrier", "phone"],
  widths: { status: 200 },
};

describe("the layout of a list", () => {
  it("is the screen's default without preferences, with hidden columns hidden", () => {
    expect(layoutFromPreferences(null, columns)).toEqual({
      layout: { order: [], hidden: ["phone"], widths: {} },
      density: undefined,
      pageSize: undefined,
      removedFields: [],
    });
  });

  it("is the saved one, with a visible column that the screen hides by default", () => {
    const { layout, density, pageSize } = layoutFromPreferences(
      { ...saved, hidden: [], density: "compact", pageSize: 100 },
      columns,
    );
    expect(layout).toEqual({ order: saved.order, hidden: [], kept: ["phone"], widths: saved.widths });
    expect([density, pageSize]).toEqual(["compact", 100]);
  });

  it("keeps the columns that the user showed or moved", () => {
    const { layout } = layoutFromPreferences({ ...saved, kept: ["status", "gone"] }, columns);
    expect(layout.kept).toEqual(["status"]);
    expect(preferencesFromLayout({ layout, density: undefined, pageSize: undefined }, columns).kept).toEqual([
      "status",
    ]);
  });

  it("survives saving and loading", () => {
    const { removedFields: _, ...arrangement } = layoutFromPreferences(saved, columns);
    expect(layoutFromPreferences(preferencesFromLayout(arrangement, columns), columns)).toEqual({
      ...arrangement,
      removedFields: [],
    });
  });

  it("omits removed columns, and reports them", () => {
    const now = columns.filter(({ field }) => field !== "carrier" && field !== "status");
    const { layout, removedFields: gone } = layoutFromPreferences(saved, now);
    expect(gone).toEqual(["status", "carrier"]);
    expect(layout).toEqual({ order: [], hidden: ["phone"], widths: {} });
  });

  it("has new columns at the screen's positions, hidden if the screen hides them", () => {
    const now = [column("photo"), column("agent"), column("aor"), ...columns.slice(1), column("city", true)];
    const { layout, removedFields: gone } = layoutFromPreferences(saved, now);
    expect(layout.order).toEqual(["photo", "status", "agent", "aor", "carrier", "phone", "city"]);
    expect(layout.hidden).toEqual(["carrier", "phone", "city"]);
    expect(gone).toEqual([]);
  });
});

describe("a layout change in one variant", () => {
  const layout = { ...defaultLayout(columns), order: ["status", "agent", "carrier", "phone"] };

  it("keeps the positions of the other variants' columns", () => {
    const next = { ...layout, order: ["carrier", "status", "agent"] };
    expect(updateVariantLayout(layout, next, columns).order).toEqual(["carrier", "status", "agent", "phone"]);
    expect(updateVariantLayout(layout, { ...layout, order: ["phone", "status"] }, columns).order).toEqual([
      "phone",
      "agent",
      "carrier",
      "status",
    ]);
  });

  it("is not saved as an order if it equals the screen's order", () => {
    const next = { ...layout, order: ["agent", "carrier", "status"] };
    expect(updateVariantLayout(layout, next, columns).order).toEqual([]);
    expect(updateVariantLayout(layout, { ...layout, order: [] }, columns).order).toEqual([]);
  });
});

describe("the hash of a screen's columns", () => {
  it("changes with its columns", () => {
    const versions = [
      columns,
      columns.slice(1),
      columns.toReversed(),
      columns.map(({ field }) => column(field)),
    ].map(columnsHash);
    expect(new Set(versions).size).toBe(4);
    expect(columnsHash([...columns])).toBe(versions[0]);
    expect(versions[0]).toMatch(/^[0-9a-z]{1,7}$/);
  });
});
