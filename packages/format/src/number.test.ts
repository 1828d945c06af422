import { describe, expect, it } from "vitest";
import { formatFileSize, formatMoney, formatNumber, formatPercent } from "./number.js";

describe("money", () => {
  it("has two decimals and groups", () => {
    expect([formatMoney(1234.5), formatMoney("0.1"), formatMoney(0), formatMoney(-1234.5)]).toEqual([
      "$ 1,234.50",
      "$ 0.10",
      "$ 0.00",
      "-$ 1,234.50",
    ]);
  });

  it("never shows a negative zero", () => {
    expect([formatMoney(-0), formatPercent(-0)]).toEqual(["$ 0.00", "0.00%"]);
  });
});

describe("numbers", () => {
  it("are grouped and keep their decimals", () => {
    expect([formatNumber(1234567), formatNumber("1234.125"), formatNumber(-3)]).toEqual([
      "1,234,567",
      "1,234.125",
      "-3",
    ]);
  });

  it("as percentages have two decimals", () => {
    expect([formatPercent(12.5), formatPercent("7"), formatPercent(99.999)]).toEqual([
      "12.50%",
      "7.00%",
      "100.00%",
    ]);
  });

  it("of bytes go up in steps of 1024", () => {
    expect([0, 512, 1024, 1536, 5 * 1024 ** 2, 150.4 * 1024 ** 2, 3 * 1024 ** 3].map(formatFileSize)).toEqual(
      ["0 B", "512 B", "1 kB", "1.5 kB", "5 MB", "150 MB", "3 GB"],
    );
    expect([1023, 1024 ** 2 - 1, 1023.4 * 1024].map(formatFileSize)).toEqual(["1023 B", "1 MB", "1023 kB"]);
  });
});

describe("an invalid number", () => {
  it.each([
    null,
    undefined,
    "",
    "  ",
    "abc",
    "1,234",
    "0x10",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "1".repeat(10_000),
  ])("gives nothing: %s", (value) => {
    const all = [formatMoney, formatNumber, formatPercent, formatFileSize];
    expect(all.map((format) => format(value))).toEqual(["", "", "", ""]);
  });
});
