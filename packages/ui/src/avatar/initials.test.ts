import { expect, it } from "vitest";
import { initials } from "./initials.js";

it("takes the first and the last word", () => {
  expect(initials("Dana Whitfield")).toBe("DW");
  expect(initials("  ana maría de la luz ")).toBe("AL");
  expect(initials("Prince")).toBe("P");
});

it("never splits a character and is empty for an empty name", () => {
  expect(initials("Óscar 👍")).toBe("Ó👍");
  expect([initials(""), initials("   ")]).toEqual(["", ""]);
});
