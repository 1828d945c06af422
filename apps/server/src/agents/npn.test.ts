import { expect, it } from "vitest";
import { normalizeNpn } from "./npn.ts";

it.each([
  "17654321",
  " 17654321 ",
  "017654321",
  "17654321.0",
  "17654321.00",
  "1765-4321",
  "NPN 17654321",
  "npn: 17654321",
  "NPN#17654321",
  "\u00a017654321\u200b",
  "１７６５４３２１",
])("normalizes %j", (text) => {
  expect(normalizeNpn(text)).toBe("17654321");
});

it.each([
  "",
  " ",
  "0",
  "000.0",
  "n/a",
  "NPN",
  "12A34",
  "17654321.5",
  "1,2",
  "123/456",
  "١٢٣",
  "-",
  "9".repeat(21),
])("returns null for %j", (text) => {
  expect(normalizeNpn(text)).toBeNull();
});

it("returns null for a long text immediately", () => {
  expect(normalizeNpn("0".repeat(10_000_000))).toBeNull();
});
