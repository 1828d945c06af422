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
