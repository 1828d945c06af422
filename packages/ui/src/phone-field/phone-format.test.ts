import { isPhone } from "@portico/format";
import { expect, it } from "vitest";
import { phoneFormat } from "./phone-format.js";

it.each([
  ["", "", ""],
  ["305", "305", "(305"],
  ["305-555", "305555", "(305) 555"],
  ["305.555.0142", "3055550142", "(305) 555-0142"],
  ["1 305 555 0142", "3055550142", "(305) 555-0142"],
  ["+1 (305) 555-0142", "3055550142", "(305) 555-0142"],
  ["+ 1 305 555 0142", "3055550142", "(305) 555-0142"],
])("stores %j as %j and shows %j", (typed, stored, shown) => {
  expect(phoneFormat.clean(typed)).toBe(stored);
  expect(phoneFormat.show(stored)).toBe(shown);
});

it.each([
  "+",
  "+44 20 7946 0958",
  "+49 30 1234",
  " +442079460958",
  "442079460958",
  "0044 20 7946 0958",
  "020 7946 0958",
  "(305) 555-01423",
  "+1 305 555 01423",
  "305-555-0142 ext. 7",
])("keeps %j as typed, which is no US phone number", (typed) => {
  expect(phoneFormat.clean(typed)).toBe(typed);
  expect(phoneFormat.show(typed)).toBe(typed);
  expect(isPhone(typed)).toBe(false);
});
