import { describe, expect, it } from "vitest";
import { changeBetween } from "./text-change.ts";

describe("changeBetween", () => {
  it.each([
    ["nothing, where both say the same", "abc", "abc", { from: 3, to: 3, insert: "" }],
    ["what was put in", '["a"]', '["a", "b"]', { from: 4, to: 4, insert: ', "b"' }],
    ["what was taken out", '["a", "a"]', '["a"]', { from: 4, to: 9, insert: "" }],
    ["what was written over", "one two three", "one 2 three", { from: 4, to: 7, insert: "2" }],
    ["all, where a text begins", "", "abc", { from: 0, to: 0, insert: "abc" }],
    ["all, where a text ends", "abc", "", { from: 0, to: 3, insert: "" }],
  ])("is %s", (_, before, after, change) => {
    expect(changeBetween(before, after)).toEqual(change);
  });

  it("makes the one text out of the other", () => {
    const texts = ["aaaa", "aa", "abab", "ab", "baab", ""];
    for (const before of texts) {
      for (const after of texts) {
        const { from, to, insert } = changeBetween(before, after);
        expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
      }
    }
  });
});
