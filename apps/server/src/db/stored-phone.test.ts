import { expect, it } from "vitest";
import { toStoredPhonePart } from "./stored-phone.ts";

it.each([
  ["(305) 555", "305555"],
  ["+1 305.555.0142", "3055550142"],
  ["1 (305) 555-0142", "3055550142"],
  ["1-305", "305"],
  ["13055550142", "3055550142"],
  // Parts of a stored number, without a country code.
  ["142", "142"],
  ["1-0142", "10142"],
  ["1234567", "1234567"],
  ["Rivera 1-305", "Rivera 1-305"],
])("searches stored phone numbers for %j as %j", (text, part) => {
  expect(toStoredPhonePart(text)).toBe(part);
});
