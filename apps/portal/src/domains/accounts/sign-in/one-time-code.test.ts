import { expect, it } from "vitest";
import { parseDigits, parseRecoveryCode } from "./one-time-code.ts";

it("accepts six digits with spaces and dashes", () => {
  expect(["123456", " 123 456 ", "123-456"].map(parseDigits)).toEqual(["123456", "123456", "123456"]);
});

it("rejects anything but six digits", () => {
  for (const typed of [
    "",
    "12345",
    "1234567",
    "12345a",
    "١٢٣٤٥٦",
    `123456${" ".repeat(40)}7`,
    "1".repeat(10_000),
  ]) {
    expect(parseDigits(typed), typed.slice(0, 20)).toBeUndefined();
  }
});

it("accepts a recovery code with or without dashes", () => {
  expect(["abcd-efgh-jk23", " ABCD efgh jk23 "].map(parseRecoveryCode)).toEqual([
    "abcd-efgh-jk23",
    "ABCDefghjk23",
  ]);
  expect(["123456", "abcd-efgh", "abcd_efgh_jk23"].map(parseRecoveryCode)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
