import { describe, expect, it } from "vitest";
import { readTones, toneOf, valuesToColor, withTone } from "./tones.ts";

describe("the colors of a column", () => {
  it("are read by value; anything else is left to the JSON view", () => {
    expect(readTones({ New: "info" })).toEqual({ New: "info" });
    expect(readTones(undefined)).toEqual({});
    const unsupported = [["info"], "info", { New: "pink" }, Object.fromEntries(allOf(101))];
    expect(unsupported.map(readTones)).toEqual(Array(4).fill(undefined));
  });

  it("cover the values that rows can have, and those declared in addition", () => {
    expect(valuesToColor(["New", "Closed"], { Closed: "neutral", Old: "danger" })).toEqual([
      "New",
      "Closed",
      "Old",
    ]);
  });

  it("are written only if they differ from the default", () => {
    expect(withTone({ New: "info" }, "Closed", "success")).toEqual({ New: "info", Closed: "success" });
    expect(withTone({ New: "info" }, "New", "neutral")).toBeUndefined();
    expect(withTone({}, "", "neutral")).toEqual({ "": "neutral" });
    expect(["", "New", "toString"].map((value) => toneOf({ New: "info" }, value))).toEqual([
      "danger",
      "info",
      "neutral",
    ]);
  });

  it("handle a value called __proto__", () => {
    expect(JSON.stringify(withTone({}, "__proto__", "info"))).toBe('{"__proto__":"info"}');
    expect(readTones(JSON.parse('{"__proto__": "info"}'))).toBeDefined();
  });
});

function allOf(count: number) {
  return Array.from({ length: count }, (_, index) => [`value ${index}`, "info"] as const);
}
