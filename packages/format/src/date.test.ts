import { afterEach, describe, expect, it } from "vitest";
import { formatDate, formatDateAt, formatDateTime, formatDateTimeUs } from "./date.js";

const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

describe("a day", () => {
  it.each(["Pacific/Honolulu", "America/New_York", "Pacific/Kiritimati"])("is the same in %s", (zone) => {
    process.env.TZ = zone;
    expect(formatDate("2026-01-05")).toBe("2026/01/05");
    expect(formatDateTime("2026-01-05")).toBe("2026/01/05 00:00");
    expect(formatDateTimeUs("2026-01-05")).toBe("01/05/2026 00:00");
    expect(formatDateAt("2026-01-05")).toBe("Mon, 1/5/26 at 12:00AM");
    expect(formatDate("2026-03-08", { timeZone: "America/New_York" })).toBe("2026/03/08");
  });

  it("that does not exist is empty", () => {
    expect([formatDate("2026-02-30"), formatDate("2026-13-01"), formatDate("2025-02-29")]).toEqual([
      "",
      "",
      "",
    ]);
    expect(formatDate("2024-02-29")).toBe("2024/02/29");
  });
});

describe("an instant", () => {
  it("is shown in the given time zone", () => {
    const moment = "2026-07-01T03:05:00Z";
    expect(formatDate(moment, { timeZone: "America/New_York" })).toBe("2026/06/30");
    expect(formatDateTime(moment, { timeZone: "America/New_York" })).toBe("2026/06/30 23:05");
    expect(formatDateTimeUs(moment, { timeZone: "America/New_York" })).toBe("06/30/2026 23:05");
    expect(formatDateAt(moment, { timeZone: "America/New_York" })).toBe("Tue, 6/30/26 at 11:05PM");
    expect(formatDateTime(moment, { timeZone: "UTC" })).toBe("2026/07/01 03:05");
  });

  it("is shown in the machine's time zone by default", () => {
    process.env.TZ = "America/Chicago";
    expect(formatDateTime(new Date("2026-07-01T03:05:00Z"))).toBe("2026/06/30 22:05");
  });

  it("without a time zone is shown as written", () => {
    expect(formatDateTime("2026-07-01T13:05:59")).toBe("2026/07/01 13:05");
    expect(formatDateAt("2026-07-01T12:30")).toBe("Wed, 7/1/26 at 12:30PM");
  });
});

describe("an invalid date", () => {
  it.each([
    null,
    undefined,
    "",
    "soon",
    "2026-07-01T25:00",
    new Date(Number.NaN),
    "2026-01-05".repeat(1_000),
  ])("gives nothing: %s", (value) => {
    expect([formatDate(value), formatDateTime(value), formatDateTimeUs(value), formatDateAt(value)]).toEqual([
      "",
      "",
      "",
      "",
    ]);
  });
});
