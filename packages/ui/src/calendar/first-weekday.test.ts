import { expect, it } from "vitest";
import { firstWeekdayOf } from "./first-weekday.js";

it.each([
  ["en-US", 0],
  ["en", 0],
  ["en-GB", 1],
  ["es", 1],
  ["es-MX", 0],
  ["de-DE", 1],
  ["ar", 6],
  ["ar-SA", 0],
  ["ht", 1],
])("the week in %s starts on day %d", (locale, first) => {
  expect(firstWeekdayOf(locale)).toBe(first);
});
