import { describe, expect, it } from "vitest";
import { findShapeProblem } from "./json-shape.ts";

const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]));
const nested = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);
/** A body that records reads of its keys. */
function watched(target: object) {
  const seen = { reads: 0 };
  const body = new Proxy(target, {
    get: (from, key, receiver) => {
      seen.reads += 1;
      return Reflect.get(from, key, receiver);
    },
  });
  return { seen, body };
}

describe("findShapeProblem", () => {
  it.each([
    ["a string", "x"],
    ["null", null],
    ["ten thousand ids", { listIds: Array.from({ length: 10_000 }, () => "id") }],
    ["five hundred keys", keys(500)],
    ["twenty levels", nested(20)],
    ["names similar to those of prototypes", { constructor: 1, prototype: 2, toString: 3, proto: 4 }],
  ])("accepts %s", (_what, body) => {
    expect(findShapeProblem(body)).toBeUndefined();
  });

  it.each([
    ["91,000 keys", keys(91_000), "91000 keys"],
    ["91,000 keys in a nested object", { a: [{ b: keys(91_000) }] }, "91000 keys"],
    ["10,000 levels of arrays", nested(10_000), "Nested too deeply"],
    ["10,000 levels of objects", JSON.parse(`${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`), "too deeply"],
    ["an array of 100,000 values", { ids: Array.from({ length: 100_000 }, () => 1) }, "Too many values"],
    ["many small lists", Array.from({ length: 300 }, () => Array.from({ length: 100 }, () => 1)), "Too many"],
  ])("rejects %s with one error", (_what, body, text) => {
    expect(findShapeProblem(body)).toEqual(["", expect.stringContaining(text)]);
  });

  it.each([
    ["__proto__", '{"__proto__":{"admin":true}}'],
    ["filters.__proto__", '{"filters":{"__proto__":"x"}}'],
    ["a.1.b.__proto__", '{"a":[1,{"b":{"__proto__":null}}]}'],
  ])("rejects %s", (path, text) => {
    expect(findShapeProblem(JSON.parse(text))).toEqual([path, "Unknown field."]);
  });

  it("rejects a text that the database can't store", () => {
    expect(findShapeProblem({ a: ["x", { b: "x\0" }] })).toEqual([
      "a.1.b",
      "Can't contain the character NUL.",
    ]);
  });

  it("doesn't inspect the values of an object with too many keys", () => {
    const { seen, body } = watched({ a: 1 });
    const many = Array.from({ length: 20_001 }, () => body);
    expect(findShapeProblem(many)?.[1]).toContain("Too many values");
    expect(seen.reads).toBe(0);
  });
});
