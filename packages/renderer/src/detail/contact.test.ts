import { expect, it } from "vitest";
import { contactOf } from "./contact.ts";

const phone = { field: "phone", format: "phone", special: undefined, isMasked: false } as const;
const text = { ...phone, format: "text" } as const;

it.each([
  ["3055550123", { text: "(305) 555-0123", phone: "+13055550123" }],
  ["+1 305 555 0123", { phone: "+13055550123" }],
  ["***-***-0123", undefined],
  ["5550123", undefined],
  ["", undefined],
])("reads the phone number %j", (value, contact) => {
  if (contact) expect(contactOf(phone, { phone: value })).toMatchObject(contact);
  else expect(contactOf(phone, { phone: value })).toBeUndefined();
});

it("reads email addresses, but no other text and nothing masked", () => {
  expect(contactOf(text, { phone: "mary@example.com" })).toEqual({ text: "mary@example.com" });
  expect(contactOf(text, { phone: "m***@example.com" })).toBeUndefined();
  expect(contactOf(text, { phone: "write to mary@example.com" })).toBeUndefined();
  expect(contactOf({ ...text, isMasked: true }, { phone: "mary@example.com" })).toBeUndefined();
});
