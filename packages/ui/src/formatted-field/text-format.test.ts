import { expect, it } from "vitest";
import { caretAfter, countIn, nextCounted } from "./text-format.js";

const digits = { clean: (text: string) => text, show: (text: string) => text };

it("puts the caret after as many digits as before", () => {
  expect(caretAfter("(305) 555", 0, digits)).toBe(0);
  expect(caretAfter("(305) 555", 3, digits)).toBe(4);
  expect(caretAfter("(305) 555", 4, digits)).toBe(7);
  expect(caretAfter("(305) 555", 9, digits)).toBe(9);
});

it("counts characters other than punctuation", () => {
  expect(countIn("(305) 5", digits)).toBe(4);
  expect(countIn("-1,234.5", { ...digits, counted: /[\d.-]/ })).toBe(7);
});

it("finds the character that the Delete key deletes", () => {
  expect(nextCounted("(305) 555", 4, digits)).toBe(6);
  expect(nextCounted("(305) 555", 9, digits)).toBe(9);
});
