import { expect, it } from "vitest";
import { zipDigits } from "./zip-code.ts";

it.each([
  ["33146", "33146"],
  ["33-146 9999", "33146"],
  ["FL 33146", "33146"],
  ["١٢٣", ""],
])("a ZIP field keeps the first five digits of %j", (text, digits) => {
  expect(zipDigits(text)).toBe(digits);
});
