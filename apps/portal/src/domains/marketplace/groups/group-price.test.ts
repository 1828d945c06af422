import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceOf, sumOf } from "./group-price.ts";

describe("the responsibility of a group", () => {
  it.each([
    [682.86, 396, undefined, 396, 286.86],
    [300, 396.55, undefined, 300, 0],
    [682.86, 396, 390.12, 390.12, 292.74],
    [250, 396, 0, 0, 250],
    [0, 10, undefined, 0, 0],
    [0.3, 0.1, undefined, 0.1, 0.2],
  ])(
    "of %d with %d, of which it can use %s, uses %d and is %d",
    (premium, selected, usable, credit, left) => {
      expect(priceOf({ aptc_selected: selected }, { premium, usable })).toEqual({
        premium,
        credit,
        responsibility: left,
      });
    },
  );

  it("and the credit are never negative, and together the premium, to the cent", () => {
    const cents = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(cents, cents, fc.option(cents, { nil: undefined }), (premium, selected, usable) => {
        const price = priceOf(
          { aptc_selected: selected / 100 },
          { premium: premium / 100, usable: usable === undefined ? undefined : usable / 100 },
        );
        const creditCents = Math.round(price.credit * 100);
        expect(creditCents).toBe(Math.min(selected, premium, usable ?? premium));
        expect(Math.round(price.responsibility * 100)).toBe(premium - creditCents);
      }),
    );
  });
});

it("sums amounts in cents", () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3);
  expect(sumOf([])).toBe(0);
});
