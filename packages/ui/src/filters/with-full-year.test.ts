import { expect, it } from "vitest";
import { withFullYear } from "./with-full-year.js";

it("completes a year of two digits, at most ten years ahead", () => {
  expect(withFullYear("0027-01-05", 2026)).toBe("2027-01-05");
  expect(withFullYear("0036-01-05", 2026)).toBe("2036-01-05");
  expect(withFullYear("0061-01-05", 2026)).toBe("1961-01-05");
  expect(withFullYear("0000-01-05", 2026)).toBe("2000-01-05");
});

it("changes no other text", () => {
  for (const text of ["", "2027-01-05", "0202-01-05", "0127-01-05"])
    expect(withFullYear(text, 2026)).toBe(text);
});
