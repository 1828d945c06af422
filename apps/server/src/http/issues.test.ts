import { expect, it } from "vitest";
import * as z from "zod";
import { Failure } from "./failure.ts";
import { parsePart } from "./issues.ts";

const body = z.strictObject({
  name: z.string().min(2).max(3).optional(),
  comment: z.string().min(1, "Say why in a comment"),
  ids: z.array(z.string()).min(1).optional(),
  count: z.int().max(9).optional(),
  isOn: z.boolean().optional(),
  kind: z.enum(["a", "b"]).optional(),
  either: z.union([z.number(), z.boolean()]).optional(),
});

/** What is answered to a body. */
function refusalOf(value: unknown) {
  try {
    return parsePart(body, value, "body");
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

it.each([
  [{}, "comment", "This is needed."],
  [{ comment: null }, "comment", "This is to be a text."],
  [{ comment: "" }, "comment", "Say why in a comment"],
  [{ comment: "x", name: "a" }, "name", "At least 2 characters."],
  [{ comment: "x", name: "abcd" }, "name", "At most 3 characters."],
  [{ comment: "x", ids: "a" }, "ids", "This is to be a list."],
  [{ comment: "x", ids: [] }, "ids", "At least 1 entry."],
  [{ comment: "x", count: 10 }, "count", "At most 9."],
  [{ comment: "x", count: 1.5 }, "count", "This is to be a whole number."],
  [{ comment: "x", isOn: 1 }, "isOn", "This is to be true or false."],
  [{ comment: "x", kind: "c" }, "kind", "One of: a, b."],
  [{ comment: "x", either: "c" }, "either", "This is of no kind that is taken here."],
  [[], "", "This is to be an object."],
])("says in plain words what is wrong with %j", (value, field, text) => {
  expect(refusalOf(value)).toMatchObject({ status: 422, errors: { [field]: [text] } });
});

it("repeats the faults in its message, each a sentence", () => {
  expect(refusalOf({ comment: "", count: 10 })).toHaveProperty(
    "message",
    "The body is not valid. comment: Say why in a comment. count: At most 9.",
  );
});
