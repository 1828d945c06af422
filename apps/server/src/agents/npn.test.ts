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
])("reads %j as one NPN", (text) => {
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
])("reads no NPN in %j", (text) => {
  expect(normalizeNpn(text)).toBeNull();
});

it("reads nothing in a long text, at once", () => {
  expect(normalizeNpn("0".repeat(10_000_000))).toBeNull();
});
