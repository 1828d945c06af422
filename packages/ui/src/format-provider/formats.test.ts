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

/** The formats of locales, with the spaces of a keyboard. */
const byLocale = {
  "en-US": ["03/31/2026", "03/31/2026 1:05 PM", "1,234.5", "$1,234.50", "12.50%"],
  "en-GB": ["31/03/2026", "31/03/2026 13:05", "1,234.5", "US$1,234.50", "12.50%"],
  de: ["31.03.2026", "31.03.2026 13:05", "1.234,5", "1.234,50 $", "12,50 %"],
  es: ["31/03/2026", "31/03/2026 13:05", "1234,5", "1234,50 US$", "12,50 %"],
  ar: [
    "31\u200f/03\u200f/2026",
    "31\u200f/03\u200f/2026 1:05 م",
    "1,234.5",
    "\u200f1,234.50 US$",
    "12.50\u200e%\u200e",
  ],
  "ar-EG": [
    "٣١\u200f/٠٣\u200f/٢٠٢٦",
    "٣١\u200f/٠٣\u200f/٢٠٢٦ ١:٠٥ م",
    "١٬٢٣٤٫٥",
    "\u200f١٬٢٣٤٫٥٠ US$",
    "١٢٫٥٠٪\u061c",
  ],
  "fr-CA": ["2026-03-31", "2026-03-31 13 h 05", "1 234,5", "1 234,50 $ US", "12,50 %"],
  ja: ["2026/03/31", "2026/03/31 13:05", "1,234.5", "$1,234.50", "12.50%"],
} as const;

describe("formats", () => {
  it.each(Object.entries(byLocale))(
    "follow the locale %s where the host sets nothing",
    (locale, expected) => {
      const { date, dateTime, number, money, percent } = formatsOf({
        timeZone: "America/New_York",
        locale,
        currency: "USD",
        datePattern: undefined,
        hourCycle: undefined,
      });
      const at = "2026-03-31T17:05:00Z";
      const texts = [date("2026-03-31"), dateTime(at), number(1234.5), money(1234.5), percent(12.5)];
      expect(texts.map((text) => text.replace(/[\u00a0\u202f]/g, " "))).toEqual(expected);
      // A server and a browser can have different kinds of spaces.
      expect(date("2026-03-31") + dateTime(at)).not.toMatch(/[\u00a0\u202f]/);
    },
  );

  it("are the product's own", () => {
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
