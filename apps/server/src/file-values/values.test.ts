import { describe, expect, it } from "vitest";
import { readDate, readMoney, readPhone, readZip, splitName } from "./values.ts";

describe("values of a file", () => {
  it.each([
    ["2026-01-31", "2026-01-31"],
    ["1/31/2026", "2026-01-31"],
    ["01/31/26", "2026-01-31"],
    ["2026-01-31T00:00:00", "2026-01-31"],
    ["12/31/9999", null],
    ["", null],
  ])("parses the date %j", (text, day) => {
    expect(readDate(text)).toEqual({ value: day });
  });

  it("interprets a two-digit year as the latest possible year", () => {
    expect(readDate("2/3/61", 2026)).toEqual({ value: "1961-02-03" });
    expect(readDate("2/3/26", 2026)).toEqual({ value: "2026-02-03" });
  });

  it.each(["2026-02-30", "13/1/2026", "31.1.2026", "46053", "tomorrow", "0000-01-01"])(
    "rejects the date %j",
    (text) => {
      expect(readDate(text)).toHaveProperty("fault");
    },
  );

  it.each([
    ["1234.5", "1234.50"],
    ["$1,234.50", "1234.50"],
    ["(12.00)", "-12.00"],
    ["-$3", "-3.00"],
    ["0", "0.00"],
    ["", null],
  ])("parses the amount %j", (text, amount) => {
    expect(readMoney(text)).toEqual({ value: amount });
  });

  it.each(["12,34", "1.2.3", "free", "()", "$", "99999999999", "1e5"])("rejects the amount %j", (text) => {
    expect(readMoney(text)).toHaveProperty("fault");
  });

  it.each([
    ["Ana Rivera", "Ana", "Rivera"],
    ["Rivera, Ana María", "Ana María", "Rivera"],
    ["Ana María de Rivera", "Ana María de", "Rivera"],
    ["John Smith Jr.", "John", "Smith Jr."],
    ["Smith", "", "Smith"],
  ])("splits the name %j", (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  it("parses ZIP codes and phone numbers", () => {
    expect(readZip("1234")).toEqual({ value: "01234" });
    expect(readZip("33101-1234")).toEqual({ value: "33101" });
    expect(readZip("ABC")).toHaveProperty("fault");
    expect(readPhone("+1 (305) 555-0101")).toBe("3055550101");
    expect(readPhone("n/a")).toBeNull();
  });
});
