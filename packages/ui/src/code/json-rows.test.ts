import { describe, expect, it } from "vitest";
import { jsonRows, jsonText, parentIndex } from "./json-rows.js";

const closed = { expanded: new Map<string, boolean>(), shown: new Map<string, number>() };
const paths = (value: unknown, state = closed, levels = 1) =>
  jsonRows(value, state, levels).map(({ path }) => path);

describe("the rows of JSON", () => {
  it("are those of the expanded levels", () => {
    const value = { a: { b: { c: 1 } }, d: [] };
    expect(paths(value, closed, 0)).toEqual([""]);
    expect(paths(value)).toEqual(["", "/a", "/d"]);
    expect(paths(value, closed, 9)).toEqual(["", "/a", "/a/b", "/a/b/c", "/d"]);
  });

  it("follow what the user expanded and collapsed", () => {
    const value = { a: { b: 1 }, d: [2] };
    expect(paths(value, { ...closed, expanded: new Map([["/d", true]]) })).toEqual(["", "/a", "/d", "/d/0"]);
    expect(paths(value, { ...closed, expanded: new Map([["", false]]) })).toEqual([""]);
  });

  it("have different paths for keys with slashes", () => {
    expect(paths({ "a/b": 1, a: { b: 2 } }, closed, 2)).toEqual(["", "/a~1b", "/a", "/a/b"]);
  });

  it("show a part of a long list, with their number and what is left", () => {
    const rows = jsonRows(
      Array.from({ length: 250 }, (_, index) => index),
      closed,
      1,
    );
    expect(rows).toHaveLength(102);
    expect(rows.at(-1)).toMatchObject({ path: "/~", level: 2, more: 150, position: 101, size: 101 });
    const all = jsonRows(Array(250).fill(0), { ...closed, shown: new Map([["", 300]]) }, 1);
    expect(all).toHaveLength(251);
    expect(all.at(-1)).toMatchObject({ path: "/249", more: 0, position: 250, size: 250 });
  });

  it("know the row that contains them", () => {
    const rows = jsonRows({ a: [1, 2], b: 3 }, closed, 2);
    expect(rows.map((_, index) => parentIndex(rows, index))).toEqual([-1, 0, 1, 1, 0]);
  });

  it("are one for every other value", () => {
    for (const value of [null, 1, "text", true, undefined, [], {}]) expect(paths(value)).toEqual([""]);
  });
});

it("copies a value as JSON, and what JSON does not have as text", () => {
  expect(jsonText({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(jsonText(undefined)).toBe("undefined");
});
