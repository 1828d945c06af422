import { describe, expect, it } from "vitest";
import { slicesOf } from "./pie-slices.js";

const items = (...values: readonly (number | null)[]) =>
  values.map((value, index) => ({ label: `Carrier ${index + 1}`, value }));
const labels = (...args: Parameters<typeof slicesOf>) => slicesOf(...args).map(({ label }) => label);

describe("slicesOf", () => {
  it("shows the first items and sums the rest", () => {
    const slices = slicesOf(items(5, 4, 3, 2, 1), 3, "Other");
    expect(slices.map(({ label, value }) => [label, value])).toEqual([
      ["Carrier 1", 5],
      ["Carrier 2", 4],
      ["Carrier 3", 3],
      ["Other", 3],
    ]);
    expect(slices.at(-1)).toMatchObject({ index: -1, swatch: { series: "other" } });
  });

  it("does not group a single item", () => {
    expect(labels(items(5, 4, 3, 2), 3, "Other")).not.toContain("Other");
  });

  it("leaves out what is zero, negative or missing", () => {
    expect(labels(items(5, 0, -3, null, 2), 5, "Other")).toEqual(["Carrier 1", "Carrier 5"]);
    expect(slicesOf(items(0, -1), 5, "Other")).toEqual([]);
  });

  it("repeats the five colors in a tint", () => {
    const swatches = slicesOf(items(9, 8, 7, 6, 5, 4, 3), 10, "Other").map(({ swatch }) => swatch);
    expect(swatches[0]).toEqual({ series: 1, shape: "fill" });
    expect(swatches[5]).toEqual({ series: 1, shape: "tint" });
    expect(new Set(swatches.map((swatch) => JSON.stringify(swatch))).size).toBe(7);
  });
});
