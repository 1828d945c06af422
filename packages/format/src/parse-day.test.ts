import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fullYear, parseDay } from "./parse-day.js";

describe("a date", () => {
  it.each([
    ["2026/03/01", "2026-03-01"],
    ["2026-3-1", "2026-03-01"],
    [" 2026.03.01 ", "2026-03-01"],
    ["20260301", "2026-03-01"],
    ["3/1/2026", "2026-03-01"],
    ["3/1/26", "2026-03-01"],
    ["1/5/27", "2027-01-05"],
    ["1-5-27", "2027-01-05"],
    ["01 / 05 / 27", "2027-01-05"],
    ["１/５/２７", "2027-01-05"],
    ["1–5–27", "2027-01-05"],
    ["2026/02/29", undefined],
    ["2026/13/01", undefined],
    ["13/1/27", undefined],
    ["1/5/027", undefined],
    ["1/5", undefined],
    ["010527", undefined],
    ["2026/03", undefined],
    ["1/5/27 noon", undefined],
    ["tomorrow", undefined],
    ["", undefined],
  ])("written as %j is %s", (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  it("can start with the day, but not with the day and the month swapped", () => {
    const order = "dayFirst";
    expect(parseDay("1/5/27", { order })).toBe("2027-05-01");
    expect(parseDay("31/12/2027", { order })).toBe("2027-12-31");
    expect(parseDay("12/31/2027", { order })).toBeUndefined();
    expect(parseDay("2027/05/01", { order })).toBe("2027-05-01");
  });

  it("with a year of two digits has the latest possible year", () => {
    expect(parseDay("2/3/61", { latestYear: 2026 })).toBe("1961-02-03");
    expect([fullYear("26", 2026), fullYear("27", 2026), fullYear("99"), fullYear("1999", 1950)]).toEqual([
      2026, 1927, 2099, 1999,
    ]);
  });

  it("is read in every way that it is written", () => {
    const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom("/", "-", ".", " "), (date, mark) => {
        const day = date.toISOString().slice(0, 10);
        const [year = "", month = "", monthDay = ""] = day.split("-");
        for (const last of [year, year.slice(2)]) {
          expect(parseDay([month, monthDay, last].join(mark))).toBe(day);
          expect(parseDay([monthDay, month, last].join(mark), { order: "dayFirst" })).toBe(day);
        }
        expect(parseDay([year, Number(month), Number(monthDay)].join(mark))).toBe(day);
      }),
    );
  });
});
