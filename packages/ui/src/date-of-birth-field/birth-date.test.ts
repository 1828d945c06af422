import { expect, it } from "vitest";
import { birthDate, birthDateParts, dayCount, withRealDay } from "./birth-date.js";

it("has the days of the month, and February 29 until a year is selected", () => {
  expect(dayCount({ month: "", day: "", year: "" })).toBe(31);
  expect(dayCount({ month: "4", day: "", year: "" })).toBe(30);
  expect(dayCount({ month: "2", day: "", year: "" })).toBe(29);
  expect(dayCount({ month: "2", day: "", year: "1999" })).toBe(28);
});

it("clears a day that the month doesn't have", () => {
  expect(withRealDay({ month: "2", day: "29", year: "1999" }).day).toBe("");
  expect(withRealDay({ month: "2", day: "29", year: "2000" }).day).toBe("29");
});

it("is a date once all three parts are selected", () => {
  expect(birthDate({ month: "2", day: "", year: "1980" })).toBe("");
  expect(birthDate({ month: "2", day: "1", year: "1980" })).toBe("1980-02-01");
  expect(birthDateParts("1980-02-01")).toEqual({ month: "2", day: "1", year: "1980" });
  expect(birthDateParts("soon")).toEqual({ month: "", day: "", year: "" });
});
