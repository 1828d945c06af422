import { describe, expect, it } from "vitest";
import { brandScale, contrast, isHexColor } from "./color.ts";

describe("contrast", () => {
  it("is 21 between black and white, and 1 between equals", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#0a7770", "#0a7770")).toBe(1);
  });
});

describe("brandScale", () => {
  it("has the accent as its step 600, and gets darker with each step", () => {
    const scale = brandScale("#7A1FA2");
    expect(scale[600]).toBe("#7a1fa2");
    const ratios = Object.values(scale).map((hex) => contrast(hex, "#000000"));
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
  });

  it("keeps the accent's hue: a gray accent has a gray scale", () => {
    for (const hex of Object.values(brandScale("#555555"))) expect(hex).toMatch(/^#(..)\1\1$/);
  });
});

describe("isHexColor", () => {
  it.each([
    ["#0a7770", true],
    ["#0A7770", true],
    ["0a7770", false],
    ["#fff", false],
    ["red", false],
  ])("%s: %s", (text, expected) => expect(isHexColor(text)).toBe(expected));
});
