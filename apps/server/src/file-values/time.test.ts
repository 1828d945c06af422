import { expect, it } from "vitest";
import { parseDateParts } from "./date.ts";
import { readTime } from "./time.ts";

it.each([
  ["14:30", "14:30"],
  ["2:30 PM", "14:30"],
  ["2:30pm", "14:30"],
  ["2p", "14:00"],
  ["9 a.m.", "09:00"],
  ["12:05 AM", "00:05"],
  ["12 PM", "12:00"],
  ["09:05:59", "09:05"],
  ["0.5", "12:00"],
  ["", null],
])("reads the time %j as %j", (text, time) => {
  expect(readTime(text)).toEqual({ value: time });
});

it.each(["25:00", "13 PM", "0 AM", "9", "14.30", "noon", "0.99999", "1:75"])("%j is no time", (text) => {
  expect(readTime(text)).toEqual({ problem: expect.stringContaining("isn't a time") });
});

it.each([
  ["2026-01-31T23:59:59-05:00", "23:59"],
  ["1/31/2026 1:05 PM", "13:05"],
  ["46053.5", "12:00"],
  ["46053.604166666664", "14:30"],
  ["1/31/2026 12:00 AM", undefined],
  ["2026-01-31", undefined],
])("a day can have a time: %j", (text, time) => {
  expect(parseDateParts(text)?.time).toBe(time);
});
