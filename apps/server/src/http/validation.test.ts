import { expect, it } from "vitest";
import * as z from "zod";
import { Failure } from "../errors/failure.ts";
import { parsePart, validationFailure } from "./validation.ts";

const body = z.strictObject({
  name: z.string().min(2).max(3).optional(),
  comment: z.string().min(1, "Enter a comment"),
  ids: z.array(z.string()).min(1).optional(),
  count: z.int().max(9).optional(),
  isOn: z.boolean().optional(),
  kind: z.enum(["a", "b"]).optional(),
  either: z.union([z.number(), z.boolean()]).optional(),
});

/** The error response for a body. */
function failureOf(value: unknown) {
  try {
    return parsePart(body, value, "body");
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

it.each([
  [{}, "comment", "Required."],
  [{ comment: null }, "comment", "Must be text."],
  [{ comment: "" }, "comment", "Enter a comment"],
  [{ comment: "x", name: "a" }, "name", "At least 2 characters."],
  [{ comment: "x", name: "abcd" }, "name", "Up to 3 characters."],
  [{ comment: "x", ids: "a" }, "ids", "Must be a list."],
  [{ comment: "x", ids: [] }, "ids", "At least 1 entry."],
  [{ comment: "x", count: 10 }, "count", "Up to 9."],
  [{ comment: "x", count: 1.5 }, "count", "Must be a whole number."],
  [{ comment: "x", isOn: 1 }, "isOn", "Must be true or false."],
  [{ comment: "x", kind: "c" }, "kind", "Must be one of: a, b."],
  [{ comment: "x", either: "c" }, "either", "Invalid value."],
  [[], "", "Must be an object."],
  [{ comment: "x\0" }, "comment", "Can't contain the character NUL."],
  [{ comment: "x", ids: ["a", "\0"] }, "ids", "Can't contain the character NUL."],
])("describes the problem with %j", (value, field, text) => {
  expect(failureOf(value)).toMatchObject({ status: 422, errors: { [field]: [text] } });
});

it("repeats the errors in its message as sentences", () => {
  expect(failureOf({ comment: "", count: 10 })).toHaveProperty(
    "message",
    "The body is invalid. comment: Enter a comment. count: Up to 9.",
  );
});

it("reports twenty errors and the total", () => {
  const keys = Object.fromEntries(Array.from({ length: 91_000 }, (_, index) => [`key${index}`, 1]));
  const failure = failureOf({ comment: "x", ...keys });
  const errors = failure instanceof Failure ? (failure.errors ?? {}) : {};
  expect(Object.keys(errors)).toHaveLength(20);
  expect(failure).toHaveProperty("message", expect.stringContaining("(and 90,997 more)"));
  expect(JSON.stringify(errors).length).toBeLessThan(3_000);
});

it("reports at most twenty errors of one field", () => {
  const failure = validationFailure("body", {
    rows: Array.from({ length: 500 }, (_, index) => `Row ${index}.`),
  });
  expect(failure.errors?.rows).toHaveLength(20);
  expect(failure.message).toContain("(and 497 more)");
});

it("lists known fields once and truncates long names", () => {
  const failure = failureOf({ comment: "x", ["n".repeat(50_000)]: 1, other: 2 });
  const errors = failure instanceof Failure ? (failure.errors ?? {}) : {};
  expect(Object.entries(errors)).toEqual([
    [`${"n".repeat(100)}…`, [expect.stringContaining("Known fields: name, comment")]],
    ["other", ["Unknown field."]],
  ]);
  expect(failure).toHaveProperty("message", expect.not.stringContaining("n".repeat(101)));
});

it("includes the original field name, even that of a prototype property", () => {
  const { errors } = validationFailure("body", Object.fromEntries([["__proto__", ["No."]]]));
  expect(Object.keys(errors ?? {})).toEqual(["__proto__"]);
});
