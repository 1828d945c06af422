import { describe, expect, it } from "vitest";
import { rowPosition, successorOf } from "./row-position.js";

const page = ["a", "b", "c", "d"];

describe("successorOf", () => {
  it("is the row itself while it is shown, wherever it was sorted to", () => {
    expect(successorOf("b", page, ["d", "c", "b", "a"])).toBe("b");
  });

  it("is the next row that stayed", () => {
    expect(successorOf("b", page, ["a", "c", "d"])).toBe("c");
    expect(successorOf("b", page, ["a", "d", "e"])).toBe("d");
    expect(successorOf("a", page, ["c", "d"])).toBe("c");
  });

  it("is the row that moved up from the next page if the last one left", () => {
    expect(successorOf("d", page, ["a", "b", "c", "e"])).toBe("e");
  });

  it("is the last row if the last one left", () => {
    expect(successorOf("d", page, ["a", "b", "c"])).toBe("c");
    expect(successorOf("c", page, ["a"])).toBe("a");
  });

  it("is the first row of a page with other rows only, and none of an empty page", () => {
    expect(successorOf("c", page, ["e", "f"])).toBe("e");
    expect(successorOf("c", page, [])).toBeUndefined();
  });
});

describe("rowPosition", () => {
  it("is beyond the last row if the last one left, so that the next record is that of the next page", () => {
    expect(rowPosition("d", page, ["a", "b", "c"])).toEqual({ index: 3, hasLeft: true });
  });

  it("is unknown on another page", () => {
    expect(rowPosition("b", page, ["e", "f"])).toBeUndefined();
    expect(rowPosition("x", page, ["e", "f"])).toBeUndefined();
  });

  it("is that of a row that is shown", () => {
    expect(rowPosition("c", page, page)).toEqual({ index: 2, hasLeft: false });
  });
});
