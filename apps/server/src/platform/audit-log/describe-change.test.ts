import { expect, it } from "vitest";
import { formatAuditValue, labelOf } from "./describe-change.ts";

it.each([
  [null, ""],
  [true, "YES"],
  [false, "NO"],
  [7, "7"],
  ["2026-03-09", "2026/03/09"],
  ["2026-03-09T04:00:00.000Z", "2026/03/09 00:00"],
  ["2026-03-09T04:00:00.123456+00:00", "2026/03/09 00:00"],
  ["2026-03-09 call", "2026-03-09 call"],
  ["***", "***"],
  [["a", "b"], "a; b"],
  [[{ zipCode: "33101", isMain: true, street: null }], "Zip code: 33101, Is main: YES"],
])("formats %j for display", (value, text) => {
  expect(formatAuditValue(value, "America/New_York")).toBe(text);
});

it("splits a column name into words", () => {
  expect(["mustChangePassword", "email", "totp2Secret"].map(labelOf)).toEqual([
    "Must change password",
    "Email",
    "Totp2 secret",
  ]);
});
