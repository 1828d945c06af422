import { expect, it } from "vitest";
import { changedValues, isSameValue, patternOf, valueAt, withoutSecrets } from "./form-values.js";

it("reads values inside objects and lists, and nothing inherited", () => {
  const values = { emails: [{ email: "a@b.c" }] };
  expect(valueAt(values, "emails.0.email")).toBe("a@b.c");
  expect(valueAt(values, "emails.1.email")).toBeUndefined();
  expect(valueAt(values, "emails.constructor")).toBeUndefined();
});

it("compares what a user sees", () => {
  expect(isSameValue({ a: " x", b: [1] }, { b: [1], a: "x " })).toBe(true);
  expect(isSameValue({ a: "x" }, { a: "x", b: undefined })).toBe(true);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue("", null)).toBe(false);
  expect(isSameValue(new File(["1"], "a.txt"), new File(["1"], "b.txt"))).toBe(false);
});

it("finds the changed top-level values", () => {
  expect(changedValues({ a: "1", b: ["x"] }, { a: "1", b: ["y"] })).toEqual({ b: ["y"] });
});

it("matches a field in every entry", () => {
  expect(patternOf("cards.12.number")).toBe("cards.*.number");
  expect(patternOf("line2")).toBe("line2");
});

it("removes secrets at any depth, and files", () => {
  const values = {
    ssn: "123456789",
    cards: [{ number: "4111", holder: "Ana" }],
    photo: new File(["1"], "photo.png"),
    name: "Ana",
  };
  expect(withoutSecrets(values, ["ssn", "cards.*.number"])).toEqual({
    cards: [{ holder: "Ana" }],
    name: "Ana",
  });
});
