import { describe, expect, it } from "vitest";
import { bandsOf, fittingLabels, layoutOf, minWidthOf } from "./layout.js";

const layout = (values: readonly number[], formatTick: (value: number) => string = String) =>
  layoutOf({ width: 600, height: 240, values, formatTick });

it("has room for the axis and each mark", () => {
  expect(minWidthOf(12, 8)).toBe(136);
});

describe("layoutOf", () => {
  it("starts the axis at zero and ends it at a round value", () => {
    const { ticks, yOf, bottom, top } = layout([12, 37]);
    expect(ticks).toEqual([0, 10, 20, 30, 40]);
    expect(yOf(0)).toBe(bottom);
    expect(yOf(40)).toBe(top);
  });

  it("includes negative values", () => {
    const { ticks, yOf, bottom } = layout([-30, 50]);
    expect(ticks).toContain(0);
    expect(yOf(0)).toBeLessThan(bottom);
    expect(yOf(-30)).toBeLessThanOrEqual(bottom);
  });

  it("counts whole things in whole steps", () => {
    expect(layout([1, 0, 1]).ticks).toEqual([0, 1]);
    expect(layout([0.5, 1]).ticks).toContain(0.5);
  });

  it("has an axis if all values are zero, or there is only one", () => {
    expect(layout([0, 0]).ticks).toEqual([0, 1]);
    expect(layout([7]).ticks).toContain(0);
  });

  it("leaves room for the longest text of a tick", () => {
    expect(layout([90_000], (value) => `$${value}.00`).left).toBeGreaterThan(layout([9]).left);
  });
});

describe("fittingLabels", () => {
  const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
  const texts = (labels: readonly string[], right: number) =>
    fittingLabels(labels, bandsOf({ left: 0, right }, labels)).map(({ text }) => text);

  it("shows all labels if they fit", () => {
    expect(texts(months, 360)).toEqual(months);
  });

  it("shows every second one in a narrow chart", () => {
    expect(texts(months, 200)).toEqual(["Jan", "Mar", "May", "Jul", "Sep", "Nov"]);
  });

  it("truncates long labels", () => {
    expect(texts(["Blue Cross Blue Shield of Florida", "Oscar"], 200)).toEqual(["Blue Cross Bl…", "Oscar"]);
  });

  it("shows only some of many long labels, truncated", () => {
    const shown = texts(
      Array.from({ length: 20 }, (_, index) => `Carrier number ${index}`),
      400,
    );
    expect(shown.length).toBeLessThan(10);
    expect(shown.every((text) => text.endsWith("…"))).toBe(true);
  });
});
