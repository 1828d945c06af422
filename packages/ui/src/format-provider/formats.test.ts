import { describe, expect, it } from "vitest";
import { dateFormats, numberFormats } from "./formats.js";

type Settings = Parameters<typeof dateFormats>[0] & Parameters<typeof numberFormats>[0];

const settings = {
  timeZone: "America/New_York",
  locale: "en-US",
  currency: "USD",
  datePattern: "YYYY/MM/DD",
  hourCycle: 24,
} satisfies Settings;
const formatsOf = (own: Settings) => ({ ...dateFormats(own), ...numberFormats(own) });
const moment = "2026-03-01T18:05:00Z";

describe("formats", () => {
  it("are the product's own by default", () => {
    const { date, dateTime, number, money, percent } = formatsOf(settings);
    expect([date("2026-01-05"), dateTime(moment)]).toEqual(["2026/01/05", "2026/03/01 13:05"]);
    expect([number(1234.5), money("1234.5"), percent(12.5)]).toEqual(["1,234.5", "$1,234.50", "12.50%"]);
  });

  it("follow time zone, date pattern and hour cycle", () => {
    const { date, dateTime } = formatsOf({
      ...settings,
      timeZone: "America/Los_Angeles",
      datePattern: "MM/DD/YYYY",
      hourCycle: 12,
    });
    expect([date("2026-01-05"), dateTime(moment)]).toEqual(["01/05/2026", "03/01/2026 10:05 AM"]);
    expect(dateTime("2026-03-01T00:05")).toBe("03/01/2026 12:05 AM");
  });

  it("follow locale and currency", () => {
    const { number, money } = formatsOf({ ...settings, locale: "de-DE", currency: "EUR" });
    expect(number(1234.5)).toBe("1.234,5");
    expect(money(1234.5).replaceAll("\u00a0", " ")).toBe("1.234,50 €");
  });

  it("are empty for nothing and for what is not a number or date", () => {
    const { date, dateTime, number, money, percent } = formatsOf(settings);
    for (const value of [null, undefined, "", "no"]) {
      const texts = [date(value), dateTime(value), number(value), money(value), percent(value)];
      expect(texts.join("")).toBe("");
    }
  });
});
