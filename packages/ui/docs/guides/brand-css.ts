import { brandScale, contrast, minTextContrast, type ScaleStep } from "@portico/ui/format";
import { colorOf } from "../../src/tokens/color-of";
import type { ColorName, ThemeName } from "../../src/tokens/semantic-colors";

/** The colors of a brand by step, from light to dark. */
export type Scale = ReturnType<typeof brandScale>;

/** What must be readable in colors of a brand. */
const pairs: readonly { what: string; over: ColorName; under: ColorName; least: number }[] = [
  { what: "Text on the main action", over: "fg-on-primary", under: "primary", least: minTextContrast },
  {
    what: "The same under the pointer",
    over: "fg-on-primary",
    under: "primary-hover",
    least: minTextContrast,
  },
  { what: "Links", over: "fg-link", under: "surface", least: minTextContrast },
  { what: "Links on gray", over: "fg-link", under: "surface-sunken", least: minTextContrast },
  { what: "Links in a selected row", over: "fg-link", under: "surface-selected", least: minTextContrast },
  { what: "Text in a selected row", over: "fg", under: "surface-selected", least: minTextContrast },
  { what: "The focus ring", over: "focus", under: "surface", least: 3 },
  { what: "Checked boxes", over: "primary", under: "surface-selected", least: 3 },
];

/** A pair of colors of a brand. */
export interface ContrastCheck {
  readonly what: string;
  /** What WCAG 2.2 AA requires. */
  readonly least: number;
  /** The contrast in each theme, from 1 to 21. */
  readonly ratios: Readonly<Record<ThemeName, number>>;
}

/** The contrasts of a brand in both themes. */
export function contrastChecks(scale: Scale): readonly ContrastCheck[] {
  return pairs.map(({ what, over, under, least }) => {
    const ratioIn = (theme: ThemeName) => contrast(colorOf(over, theme, scale), colorOf(under, theme, scale));
    return { what, least, ratios: { light: ratioIn("light"), dark: ratioIn("dark") } };
  });
}

/** The variables of a brand. */
export function brandVariables(scale: Scale): Readonly<Record<`--portico-brand-${string}`, string>> {
  return Object.fromEntries(Object.entries(scale).map(([step, color]) => [`--portico-brand-${step}`, color]));
}

/** The stylesheet of a brand, to copy. */
export function brandCss(name: string, scale: Scale): string {
  const lines = Object.entries(brandVariables(scale)).map(([variable, color]) => `  ${variable}: ${color};`);
  return `[data-brand="${name}"] {\n${lines.join("\n")}\n}`;
}

/** A name as an attribute can have it: 'Acme Health' is `acme-health`. */
export function brandId(name: string): string {
  const id = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return id === "" ? "brand" : id;
}

/** The scale of an accent color, with the steps that somebody changed. */
export function scaleOf(accent: string, changed: Partial<Record<ScaleStep, string>>): Scale {
  return { ...brandScale(accent), ...changed };
}
