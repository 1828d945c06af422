import { describe, expect, it } from "vitest";
import {
  isDuplicate,
  jsonOfText,
  type RecordRow,
  recordOfRows,
  rowsOfRecord,
  textOfJson,
} from "./record-rows.ts";

const rows: readonly RecordRow[] = [
  ["state", "NY"],
  ["city", "Albany"],
];

describe("the rows of a record", () => {
  it("are its names and values, and make it again", () => {
    expect(rowsOfRecord({ state: "NY", city: "Albany" })).toEqual(rows);
    expect(recordOfRows(rows)).toEqual({ state: "NY", city: "Albany" });
    expect([undefined, "odd", []].map(rowsOfRecord)).toEqual([[], [], []]);
    expect(recordOfRows([])).toEqual({});
  });

  it("make no record while two have the same name, so that neither is lost", () => {
    const renamed = rows.with(1, ["state", "Albany"]);
    expect(recordOfRows(renamed)).toBeUndefined();
    expect(isDuplicate(renamed, "state")).toBe(true);
    expect(isDuplicate(rows, "state")).toBe(false);
  });

  it("make a record with any name", () => {
    expect(rowsOfRecord(recordOfRows([["__proto__", "a"]]))).toEqual([["__proto__", "a"]]);
  });
});

describe("the JSON values of a record", () => {
  it.each([
    ["5", 5],
    ["true", true],
    ["null", null],
    ['"5"', "5"],
    ["five", "five"],
    ['["a"]', ["a"]],
  ])("are read from what is typed, and shown so: %s", (text, value) => {
    expect(jsonOfText(text)).toEqual(value);
    expect(textOfJson(value)).toBe(text);
  });
});
