import { expect, it } from "vitest";
import { dayAt, instantAt } from "./zoned-time.ts";

it.each([
  ["in winter", "2026-01-05", 9, "2026-01-05T14:00:00.000Z"],
  ["in summer", "2026-07-06", 9, "2026-07-06T13:00:00.000Z"],
  ["before the clocks go forward", "2026-03-08", 1, "2026-03-08T06:00:00.000Z"],
  ["which the clocks skip is the next one", "2026-03-08", 2, "2026-03-08T07:00:00.000Z"],
  ["after the clocks went forward", "2026-03-08", 3, "2026-03-08T07:00:00.000Z"],
  ["which the clocks repeat is the first one", "2026-11-01", 1, "2026-11-01T05:00:00.000Z"],
  ["after the clocks went back", "2026-11-01", 2, "2026-11-01T07:00:00.000Z"],
  ["at the end of the year", "2026-12-31", 23, "2027-01-01T04:00:00.000Z"],
])("an hour %s", (_when, day, hour, instant) => {
  expect(instantAt(day, hour, "America/New_York").toISOString()).toBe(instant);
});

it("an instant has the day of its time zone", () => {
  const instant = new Date("2027-01-01T04:59:59.999Z");
  expect(dayAt(instant, "America/New_York")).toBe("2026-12-31");
  expect(dayAt(instant, "UTC")).toBe("2027-01-01");
});
