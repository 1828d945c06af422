import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { patternOf } from "../format-provider/locale-pattern.js";
import { dateWriting } from "../format-provider/use-date-writing.js";
import { parseInPattern, showDate } from "./typed-date.js";

const locales = [
  "en-US",
  "en-GB",
  "de",
  "es",
  "ar",
  "ar-EG",
  "fr-CA",
  "ja",
  "ko",
  "hu",
  "bg",
  "fa",
  "th",
  "he",
];
const anyDay = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("a typed date", () => {
  it.each(locales)("is understood as the locale %s writes it, and with the year first", (locale) => {
    const { pattern, write } = dateWriting(locale);
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseInPattern(showDate(day, { write }) ?? "", pattern)).toBe(day);
        expect(parseInPattern(day, pattern)).toBe(day);
        expect(parseInPattern(day.replaceAll("-", "/"), pattern)).toBe(day);
      }),
    );
  });

  it.each([
    ["en-US", "3/31/26", "2026-03-31"],
    ["en-US", "31/3/2026", undefined],
    ["en-GB", "31/3/26", "2026-03-31"],
    ["de", "31.3.2026", "2026-03-31"],
    ["de", "1.3.2026", "2026-03-01"],
    ["es", "1/3/2026", "2026-03-01"],
    ["ar", "1/3/2026", "2026-03-01"],
    ["ar-EG", "١/٣/٢٠٢٦", "2026-03-01"],
    ["fr-CA", "2026-3-1", "2026-03-01"],
    ["ja", "2026/3/1", "2026-03-01"],
    ["ko", "2026. 3. 1.", "2026-03-01"],
    ["bg", "1.3.2026 г.", "2026-03-01"],
    ["bg", "1.3.2026 x", undefined],
    ["de", "31. März", undefined],
    ["en-US", "3/1/2026 M", undefined],
    ["en-US", "3/1/2026 5", undefined],
  ])("in the locale %s, %s is %s", (locale, text, day) => {
    expect(parseInPattern(text, patternOf(locale))).toBe(day);
  });

  it("is shown as the host says", () => {
    const writing = dateWriting("de", "YYYY/MM/DD");
    expect(showDate("2026-03-31", writing)).toBe("2026/03/31");
    expect(showDate("soon", writing)).toBeUndefined();
    expect(parseInPattern("3/1/2026", writing.pattern)).toBe("2026-03-01");
  });
});
