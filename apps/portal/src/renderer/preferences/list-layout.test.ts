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

describe("how a person sees a screen", () => {
  it("is as the screen comes while no one arranged it, hidden columns hidden", () => {
    expect(layoutFromPreferences(null, columns)).toEqual({
      layout: { order: [], hidden: ["phone"], widths: {} },
      density: undefined,
      pageSize: undefined,
      removedFields: [],
    });
  });

  it("is as saved, with a shown column that the screen hides", () => {
    const { layout, density, pageSize } = layoutFromPreferences(
      { ...saved, hidden: [], density: "compact", pageSize: 100 },
      columns,
    );
    expect(layout).toEqual({ order: saved.order, hidden: [], widths: saved.widths });
    expect([density, pageSize]).toEqual(["compact", 100]);
  });

  it("is restored from what was saved", () => {
    const { removedFields: _, ...arrangement } = layoutFromPreferences(saved, columns);
    expect(layoutFromPreferences(preferencesFromLayout(arrangement, columns), columns)).toEqual({
      ...arrangement,
      removedFields: [],
    });
  });

  it("drops columns that are gone, and says which", () => {
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

describe("arranging the columns of one variant", () => {
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

  it("is empty if the order is the screen's own again", () => {
    const next = { ...layout, order: ["agent", "carrier", "status"] };
    expect(updateVariantLayout(layout, next, columns).order).toEqual([]);
    expect(updateVariantLayout(layout, { ...layout, order: [] }, columns).order).toEqual([]);
  });
});

describe("the version of a screen", () => {
  it("is another one when its columns are", () => {
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
