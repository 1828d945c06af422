import * as fc from "fast-check";
import { expect, it } from "vitest";
import { decimalFormat } from "./decimal-format.js";

const money = decimalFormat(2);
const typed = (text: string) => {
  const clean = money.clean(text);
  return [money.show(clean), money.toValue?.(clean)];
};

it.each([
  ["1,234.50", "1,234.50", "1234.50"],
  ["$1234.5", "1,234.5", "1234.50"],
  ["1234.", "1,234.", "1234.00"],
  [".5", ".5", "0.50"],
  ["-12", "-12", "-12.00"],
  ["-0", "-0", "0.00"],
  ["-", "-", ""],
  ["1.2.3", "1.23", "1.23"],
  ["1.239", "1.23", "1.23"],
  ["007", "007", "7.00"],
  ["abc", "", ""],
])("parses %s as %s and stores %s", (text, shown, value) => {
  expect(typed(text)).toEqual([shown, value]);
});

it("keeps integers without decimals", () => {
  expect(decimalFormat(0).fromValue?.("12.50")).toBe("12");
  expect(decimalFormat(0).toValue?.("12")).toBe("12");
  expect(decimalFormat(2, "asTyped").toValue?.("12.50")).toBe("12.5");
  expect(decimalFormat(2, "asTyped").toValue?.("12.")).toBe("12");
});

it("ignores what is typed or pasted after the point of an integer", () => {
  const whole = decimalFormat(0, "asTyped");
  const typeKeys = (keys: string) =>
    Array.from(keys).reduce((text, key) => whole.show(whole.clean(text + key)), "");
  expect(typeKeys("1.5")).toBe("1.");
  expect(typeKeys("1234.56")).toBe("1,234.");
  expect(whole.clean("1.5")).toBe("1.");
  expect(whole.toValue?.("1.")).toBe("1");
  expect(whole.toValue?.(".")).toBe("");
});

it("survives formatting and parsing for every stored amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
      const value = (cents / 100).toFixed(2);
      expect(typed(value)[1]).toBe(value);
      expect(typed(String(typed(value)[0]))[1]).toBe(value);
    }),
  );
});
