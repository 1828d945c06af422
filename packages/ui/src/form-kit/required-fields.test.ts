import { expect, it } from "vitest";
import { z } from "zod";
import { isRequiredBySchema } from "./required-fields.js";

const schema = z.object({
  name: z.string().min(1),
  nickname: z.string(),
  note: z.string().min(1).optional(),
  middleName: z.string().nullable(),
  accepted: z.literal(true),
  isSmoker: z.boolean(),
  members: z.number(),
  address: z.object({ zip: z.string().length(5) }).optional(),
  emails: z.array(z.object({ email: z.email() })).default([]),
});

it.each([
  ["name", true],
  ["accepted", true],
  ["members", true],
  ["address.zip", true],
  ["emails.0.email", true],
  ["nickname", false],
  ["note", false],
  ["middleName", false],
  ["isSmoker", false],
])("%s is required: %s", (name, isRequired) => {
  expect(isRequiredBySchema(schema, name)).toBe(isRequired);
});

it("does not require a list or an object that may be empty", () => {
  const text = z.string();
  const lists = z.object({
    files: z.array(text),
    watchers: z.array(text).min(1),
    period: z.object({ start: text, end: text }),
    address: z.object({ zip: text.length(5) }),
  });
  expect(isRequiredBySchema(lists, "files", ["a"])).toBe(false);
  expect(isRequiredBySchema(lists, "watchers", [])).toBe(true);
  expect(isRequiredBySchema(lists, "period", { start: "2026-01-01", end: "" })).toBe(false);
  expect(isRequiredBySchema(lists, "address", { zip: "33134" })).toBe(true);
});

it("does not require an object whose numbers may be null", () => {
  const amount = z.number().nullable();
  const ranges = z.object({
    range: z.object({ from: amount, to: amount }),
    price: z.object({ amount, currency: z.string() }),
    days: z.object({ from: z.date().nullable(), to: z.date().nullable() }),
    size: z.object({ from: z.number(), to: amount }),
  });
  expect(isRequiredBySchema(ranges, "range", { from: null, to: null })).toBe(false);
  expect(isRequiredBySchema(ranges, "range", { from: 1, to: null })).toBe(false);
  expect(isRequiredBySchema(ranges, "price", { amount: 5, currency: "USD" })).toBe(false);
  expect(isRequiredBySchema(ranges, "days", { from: new Date(0), to: null })).toBe(false);
  expect(isRequiredBySchema(ranges, "size", { from: 1, to: null })).toBe(true);
});

it("keeps the booleans of an object", () => {
  const objects = z.object({
    search: z.object({ text: z.string(), isExact: z.boolean() }),
    consent: z.object({ text: z.string(), isGiven: z.literal(true) }),
    accepted: z.literal(true),
  });
  expect(isRequiredBySchema(objects, "search", { text: "a", isExact: true })).toBe(false);
  expect(isRequiredBySchema(objects, "consent", { text: "a", isGiven: false })).toBe(true);
  expect(isRequiredBySchema(objects, "accepted", true)).toBe(true);
});

it("is undefined for fields that the schema does not have", () => {
  expect(isRequiredBySchema(schema, "unknown")).toBeUndefined();
  expect(isRequiredBySchema(schema, "name.first")).toBeUndefined();
});

it("reads the fields of a refined schema", () => {
  expect(
    isRequiredBySchema(
      schema.refine(({ name }) => name !== "x"),
      "name",
    ),
  ).toBe(true);
});
