import { describe, expect, it } from "vitest";
import { type BrandName, brands } from "./brands.ts";
import { colorOf, contrast } from "./contrast.ts";
import type { ColorName } from "./semantic-colors.ts";

const surfaces = [
  "surface",
  "surface-sunken",
  "surface-raised",
  "surface-control",
  "surface-header",
  "surface-hover",
  "surface-pressed",
  "surface-disabled",
  "surface-selected",
  "surface-selected-hover",
] as const satisfies readonly ColorName[];

/** Color pairs for text on a background, and for graphics that must be distinguishable from it. */
const textPairs: readonly (readonly [ColorName, ColorName])[] = [
  ...surfaces.flatMap((surface) => [["fg", surface] as const, ["fg-muted", surface] as const]),
  ...(["surface", "surface-sunken", "surface-raised", "surface-hover", "surface-selected"] as const).map(
    (surface) => ["fg-link", surface] as const,
  ),
  ["fg-on-primary", "primary"],
  ["fg-on-primary", "primary-hover"],
  ["fg-on-primary", "primary-pressed"],
  ["fg-on-danger", "danger"],
  ["fg-on-danger", "danger-hover"],
  ["fg-inverse", "surface-inverse"],
  ["neutral-fg", "neutral-surface"],
  ["info-fg", "info-surface"],
  ["success-fg", "success-surface"],
  ["warning-fg", "warning-surface"],
  ["danger-fg", "danger-surface"],
  ["danger-fg", "surface"],
  ["danger-fg", "surface-raised"],
];

const controlSurfaces = ["surface", "surface-sunken", "surface-raised", "surface-control"] as const;
const solids = ["neutral-solid", "info-solid", "success-solid", "warning-solid", "danger-solid"] as const;

const graphicPairs: readonly (readonly [ColorName, ColorName])[] = [
  ...controlSurfaces.flatMap((surface) => [
    ["border-control", surface] as const,
    ["focus", surface] as const,
    ["primary", surface] as const,
    ...solids.map((solid) => [solid, surface] as const),
  ]),
  ["focus", "surface-selected"],
  ["focus", "surface-hover"],
  ["primary", "surface-selected"],
  ["border-control", "surface-hover"],
  ["neutral-solid", "neutral-surface"],
  ["info-solid", "info-surface"],
  ["success-solid", "success-surface"],
  ["warning-solid", "warning-surface"],
  ["danger-solid", "danger-surface"],
];

describe.each(Object.keys(brands) as BrandName[])("the %s brand", (brand) => {
  describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
    const between = ([over, under]: readonly [ColorName, ColorName]) =>
      contrast(colorOf(over, theme, brand), colorOf(under, theme, brand));

    it.each(textPairs)("shows text in %s on %s at 4.5 or more", (...pair) => {
      expect(between(pair)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(graphicPairs)("shows %s on %s at 3 or more", (...pair) => {
      expect(between(pair)).toBeGreaterThanOrEqual(3);
    });
  });
});

describe("contrast", () => {
  it("is 21 between black and white, and 1 between equals", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#0a7770", "#0a7770")).toBe(1);
  });
});
