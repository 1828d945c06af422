import { expect, it } from "vitest";
import { asRecoveryCode, sixDigits } from "./one-time-code.ts";

it("takes six digits however they were pasted", () => {
  expect(["123456", " 123 456 ", "123-456"].map(sixDigits)).toEqual(["123456", "123456", "123456"]);
});

it("rejects anything but six digits", () => {
  for (const typed of ["", "12345", "1234567", "12345a", "١٢٣٤٥٦", "1".repeat(10_000)]) {
    expect(sixDigits(typed), typed.slice(0, 20)).toBeUndefined();
  }
});

it("takes a recovery code with or without its dashes", () => {
  expect(["abcd-efgh-jk23", " ABCD efgh jk23 "].map(asRecoveryCode)).toEqual([
    "abcd-efgh-jk23",
    "ABCDefghjk23",
  ]);
  expect(["123456", "abcd-efgh", "abcd_efgh_jk23"].map(asRecoveryCode)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
