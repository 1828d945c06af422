import { brands, defaultBrand } from "./brands.ts";
import { palette } from "./primitives.ts";
import { scale, scrim, shadows } from "./scale.ts";
import { type ColorReference, semanticColors } from "./semantic-colors.ts";

const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join("\n");
const rule = (selector: string, lines: readonly string[]) => `  ${selector} {\n${indent(lines)}\n  }`;
const variable = (reference: ColorReference) => `var(--portico-${reference.replace(".", "-")})`;

const paletteLines = Object.entries(palette).flatMap(([name, steps]) =>
  Object.entries(steps).map(([step, hex]) => `--portico-${name}-${step}: ${hex};`),
);

const brandLines = (brand: keyof typeof brands) =>
  Object.entries(brands[brand]).map(([step, hex]) => `--portico-brand-${step}: ${hex};`);

const meaningLines = Object.entries(semanticColors).map(
  ([name, { light, dark }]) => `--portico-color-${name}: light-dark(${variable(light)}, ${variable(dark)});`,
);

/** `light-dark()` accepts only colors, so each shadow is written with its colors replaced. */
const shadowLines = (theme: "light" | "dark") => [
  ...Object.entries(shadows).map(([name, value]) => `--portico-shadow-${name}: ${value[theme]};`),
  `--portico-color-scrim: ${scrim[theme]};`,
];

const scaleLines = [
  ...Object.entries(scale.font).map(([name, value]) => `--portico-font-${name}: ${value};`),
  ...Object.entries(scale.space).map(([name, px]) => `--portico-space-${name}: ${px / 16}rem;`),
  ...Object.entries(scale.radius).map(([name, px]) => `--portico-radius-${name}: ${px}px;`),
  ...Object.entries(scale.size).map(([name, px]) => `--portico-size-${name}: ${px / 16}rem;`),
  ...Object.entries(scale.motion).map(([name, ms]) => `--portico-motion-${name}: ${ms}ms;`),
];

/**
 * The stylesheet of CSS variables. Semantic colors are declared again for every theme and brand, so that `data-theme`
 * and `data-brand` work on any subtree and nested.
 */
export function themeCss(): string {
  const otherBrands = (Object.keys(brands) as (keyof typeof brands)[]).filter(
    (brand) => brand !== defaultBrand,
  );
  const rules = [
    rule(":root", [...paletteLines, ...scaleLines]),
    rule(`:root, [data-brand="${defaultBrand}"]`, brandLines(defaultBrand)),
    ...otherBrands.map((brand) => rule(`[data-brand="${brand}"]`, brandLines(brand))),
    rule(":root, [data-theme], [data-brand]", meaningLines),
    rule(':root, [data-theme="light"]', ["color-scheme: light;", ...shadowLines("light")]),
    rule('[data-theme="dark"]', ["color-scheme: dark;", ...shadowLines("dark")]),
    rule('[data-density="comfortable"]', [`--portico-size-row: ${scale.size.row / 16}rem;`]),
    rule('[data-density="compact"]', [`--portico-size-row: ${scale.size["row-compact"] / 16}rem;`]),
    // Fingers need 44 px.
    media(
      "screen and (width < 40rem)",
      rule(":root", ["--portico-size-control: 2.75rem;", "--portico-size-control-sm: 2.75rem;"]),
    ),
    // Paper is white.
    media("print", rule('[data-theme="dark"]', ["color-scheme: light;", ...shadowLines("light")])),
    media(
      "(prefers-reduced-motion: reduce)",
      rule(
        ":root",
        Object.keys(scale.motion).map((name) => `--portico-motion-${name}: 0ms;`),
      ),
    ),
  ];
  return `@layer theme {\n${rules.join("\n\n")}\n}\n`;
}

function media(query: string, content: string): string {
  return `  @media ${query} {\n  ${content.replaceAll("\n", "\n  ")}\n  }`;
}
