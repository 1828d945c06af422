import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOfKey } from "./calendar-keys.js";
import { isIsoDate } from "./is-iso-date.js";
import { addDays, addMonths, daysInMonth, partsOf, weekday, weeksOf } from "./iso-date.js";

const anyDay = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays("1900-01-01", days));

it("rejects days that don't exist", () => {
  expect(isIsoDate("2024-02-29")).toBe(true);
  expect(isIsoDate("2026-02-29")).toBe(false);
  expect(isIsoDate("2026-13-01")).toBe(false);
  expect(isIsoDate("2026-1-1")).toBe(false);
  expect(daysInMonth(2000, 2)).toBe(29);
  expect(daysInMonth(1900, 2)).toBe(28);
});

it("adds months on the last day of shorter ones", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-01-31", -11)).toBe("2025-02-28");
  expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
});

it("adds days across daylight saving changes", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, days) => {
      expect(addDays(addDays(day, days), -days)).toBe(day);
      expect(isIsoDate(addDays(day, days))).toBe(true);
      expect((weekday(day) + 7 * 100 + days) % 7).toBe(weekday(addDays(day, days)));
    }),
  );
});

it("splits a month into weeks that contain each of its days once", () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(0, 1), (day, firstWeekday) => {
      const weeks = weeksOf(day, firstWeekday);
      const days = weeks.flat().filter((shown) => shown !== undefined);
      const { year, month } = partsOf(day);
      expect(days).toHaveLength(daysInMonth(year, month));
      expect(days).toContain(day);
      for (const week of weeks) {
        week.forEach((shown, column) => {
          if (shown) expect(weekday(shown)).toBe((column + firstWeekday) % 7);
        });
      }
    }),
  );
});

describe("a key in the calendar", () => {
  const press = (key: string, shiftKey = false) => dayOfKey({ key, shiftKey }, "2026-03-18", 0);
  it("moves by days, weeks, months and years", () => {
    expect(press("ArrowLeft")).toBe("2026-03-17");
    expect(press("ArrowDown")).toBe("2026-03-25");
    expect(press("Home")).toBe("2026-03-15");
    expect(press("End")).toBe("2026-03-21");
    expect(press("PageUp")).toBe("2026-02-18");
    expect(press("PageDown", true)).toBe("2027-03-18");
    expect(press("a")).toBeUndefined();
  });
});
