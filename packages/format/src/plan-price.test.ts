import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPlanPrice } from "./plan-price.js";

describe("formatPlanPrice", () => {
  it.each([
    [0, "Free"],
    [-0, "Free"],
    ["0.00", "Free"],
    [-1, "Full price"],
    [-0.2, "Full price"],
    [1, "Full price"],
    ["1.00", "Full price"],
    [0.2, "20%"],
    [0.07, "7%"],
    [0.29, "29%"],
    [0.125, "12.5%"],
    [0.999, "99.9%"],
    [1.01, "$ 1.01"],
    [40, "$ 40.00"],
    [5900.5, "$ 5,900.50"],
    [null, ""],
    [undefined, ""],
    ["forty", ""],
    [Number.NaN, ""],
  ])("%j is shown as %j", (price, text) => {
    expect(formatPlanPrice(price)).toBe(text);
  });

  it("shows every whole percentage as itself", () => {
    for (let percent = 1; percent < 100; percent++)
      expect(formatPlanPrice(percent / 100)).toBe(`${percent}%`);
  });

  it("is free, the full price, a percentage, or an amount for any number", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (price) => {
        const text = formatPlanPrice(price);
        if (price === 0) expect(text).toBe("Free");
        else if (price < 0 || price === 1) expect(text).toBe("Full price");
        else expect(text).toMatch(price < 1 ? /^\d{1,3}(\.\d{1,2})?%$/ : /^\$ [\d,]+\.\d\d$/);
      }),
    );
  });
});
