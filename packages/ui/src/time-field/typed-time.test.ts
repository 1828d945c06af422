import { expect, it } from "vitest";
import { parseTime, showTime } from "./typed-time.js";

it.each([
  ["2:30 PM", "14:30"],
  ["2:30p", "14:30"],
  ["2 p.m.", "14:00"],
  ["12:00 am", "00:00"],
  ["12pm", "12:00"],
  ["14:30", "14:30"],
  ["1430", "14:30"],
  ["9", "09:00"],
  ["13 PM", undefined],
  ["24:00", undefined],
  ["2:60", undefined],
  ["noon", undefined],
])("parses %s as %s", (text, time) => {
  expect(parseTime(text)).toBe(time);
});

it.each(["en-US", "en-GB", "de", "es", "es-MX", "ar", "ar-EG", "fr-CA", "ja", "ko", "zh-TW", "bg"])(
  "are shown and understood as the locale %s writes them",
  (locale) => {
    for (const hourCycle of [undefined, 12, 24] as const) {
      for (const time of ["00:00", "00:30", "09:05", "12:00", "13:05", "23:59"])
        expect(parseTime(showTime(time, locale, hourCycle) ?? "", locale)).toBe(time);
    }
    expect(parseTime("14:30", locale)).toBe("14:30");
    expect(parseTime("2:30 PM", locale)).toBe("14:30");
  },
);

it("survives formatting and parsing for every minute of a day", () => {
  for (let minute = 0; minute < 1440; minute += 1) {
    const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
    expect(parseTime(showTime(time) ?? "")).toBe(time);
  }
  expect(showTime("24:00")).toBeUndefined();
  expect(showTime("soon")).toBeUndefined();
});
