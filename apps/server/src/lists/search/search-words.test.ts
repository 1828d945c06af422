import { describe, expect, it } from "vitest";
import { isShortWord, readSearch } from "./search-words.ts";

describe("a search is read", () => {
  it.each<[string, readonly (readonly string[])[]]>([
    ["Smith", [["Smith"]]],
    ["  Smith,  John ", [["Smith"], ["John"]]],
    ["Smith,John", [["Smith"], ["John"]]],
    ["O'Brien", [["O'Brien"]]],
    ["(Smith)", [["Smith"]]],
    ["FL-114", [["FL-114"]]],
    ["33134", [["33134"]]],
    ["Smith 555-0142", [["Smith"], ["555-0142", "5550142"]]],
    ["305.555.0142", [["305.555.0142", "3055550142"]]],
    ["13055550142", [["13055550142", "3055550142"]]],
    ["12-3456", [["12-3456", "123456"]]],
  ])("%j, as words that all must be found", (text, words) => {
    expect(readSearch(text)).toEqual([words]);
  });

  it.each(["(305) 555-0142", "+1 305 555 0142", "305 555 0142"])("%s, also as a phone number", (text) => {
    expect(readSearch(text)).toHaveLength(2);
    expect(readSearch(text)[1]).toEqual([["3055550142"]]);
  });

  it.each(["", " , ", "--", "%_", "\\"])("%j, which has no letters and digits, as nothing", (text) => {
    expect(readSearch(text)).toEqual([]);
  });

  it("with at most ten words", () => {
    expect(readSearch("a b c d e f g h i j k l")[0]).toHaveLength(10);
  });
});

it("counts letters with combining accents once", () => {
  expect(["Jo", "33", "Ñ", "É\u0301"].map(isShortWord)).toEqual([true, true, true, true]);
  expect(["José", "331", "Lee"].map(isShortWord)).toEqual([false, false, false]);
});
