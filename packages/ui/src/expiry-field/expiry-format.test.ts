import { expect, it } from "vitest";
import { expiryFormat } from "./expiry-format.js";

it.each([
  ["4", "04"],
  ["1", "1"],
  ["1/", "01"],
  ["12", "12"],
  ["127", "12/7"],
  ["0427", "04/27"],
  ["4/27", "04/27"],
  ["04/2027", "04/27"],
  ["04-27", "04/27"],
  ["04/279", "04/27"],
  ["x", ""],
])("formats %s as %s", (typed, shown) => {
  expect(expiryFormat.show(expiryFormat.clean(typed))).toBe(shown);
});

it("formats stored values unchanged", () => {
  const stored = expiryFormat.toValue?.("0427") ?? "";
  expect(stored).toBe("04/27");
  expect(expiryFormat.show(expiryFormat.clean(stored))).toBe(stored);
});
