import { describe, expect, it } from "vitest";
import { formatValue } from "./format-value.ts";

describe("formatValue", () => {
  it.each([
    ["text", "Silver", "Silver"],
    ["date", "2026-01-05", "2026/01/05"],
    ["money", -12.5, "-$ 12.50"],
    ["number", 1234, "1,234"],
    ["percent", 12.5, "12.50%"],
    ["phone", "3055550142", "(305) 555-0142"],
    ["yesNo", false, "NO"],
    ["status", "Effectuated", "Effectuated"],
  ] as const)("formats %s", (format, value, written) => {
    expect(formatValue(format, value, {})).toBe(written);
  });

  it("writes nothing for a missing value, and zero for zero", () => {
    expect(formatValue("number", null, {})).toBe("");
    expect(formatValue("money", undefined, {})).toBe("");
    expect(formatValue("number", 0, {})).toBe("0");
  });

  it("writes instants in the given time zone", () => {
    const moment = "2026-07-01T03:05:00Z";
    expect(formatValue("dateTime", moment, { timeZone: "America/New_York" })).toBe("2026/06/30 23:05");
    expect(formatValue("dateTime", moment, { timeZone: "Asia/Tokyo" })).toBe("2026/07/01 12:05");
    expect(formatValue("date", moment, { timeZone: "America/New_York" })).toBe("2026/06/30");
    expect(formatValue("date", "2026-07-01", { timeZone: "Pacific/Honolulu" })).toBe("2026/07/01");
  });
});
