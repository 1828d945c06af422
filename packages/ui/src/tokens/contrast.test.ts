import { brandScale, contrast, minTextContrast } from "@portico/format";
import { describe, expect, it } from "vitest";
import { type BrandName, brands } from "./brands.ts";
import { colorOf } from "./color-of.ts";
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

/** Accents of every hue: pale ones are darkened until white text on them is readable. */
const accents = Array.from({ length: 24 }, (_, index) => readableAccent(index * 15)).concat(
  "#000000",
  "#767676",
);

function readableAccent(hue: number): string {
  const channel = (offset: number, scale: number) => {
    const at = (offset + hue / 30) % 12;
    return Math.round(255 * scale * (0.5 - 0.5 * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  for (let scale = 1; scale > 0; scale -= 0.02) {
    const hex = `#${[0, 8, 4].map((offset) => channel(offset, scale).toString(16).padStart(2, "0")).join("")}`;
    if (contrast(hex, "#ffffff") >= minTextContrast) return hex;
  }
  throw new Error(`No readable accent has the hue ${hue}.`);
}

describe.each(accents)("the scale of the accent %s", (accent) => {
  it.each(["light", "dark"] as const)("is readable in the %s theme", (theme) => {
    const scale = brandScale(accent);
    const unreadable = (pairs: typeof textPairs, least: number) =>
      pairs.filter(
        ([over, under]) => contrast(colorOf(over, theme, scale), colorOf(under, theme, scale)) < least,
      );
    expect(unreadable(textPairs, minTextContrast)).toEqual([]);
    expect(unreadable(graphicPairs, 3)).toEqual([]);
  });
});
