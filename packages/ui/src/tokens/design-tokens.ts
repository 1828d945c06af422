import { brands } from "./brands.ts";
import { palette } from "./primitives.ts";
import { scale, typeStyles } from "./scale.ts";
import { semanticColors } from "./semantic-colors.ts";

const mapValues = <In, Out>(record: Readonly<Record<string, In>>, change: (value: In) => Out) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** A color in the design-tokens format: components from 0 to 1, with the hex value as a fallback. */
function colorValue(hex: string) {
  const components = [1, 3, 5].map((at) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)),
  );
  return { $value: { colorSpace: "srgb", components, hex } };
}

const px = (value: number) => ({ $value: { value, unit: "px" } });

/** All tokens in the W3C design-tokens format. `color.<theme>.<name>` are aliases of palette and brand colors. */
export function designTokens() {
  const theme = (name: "light" | "dark") =>
    mapValues(semanticColors, (meaning) => ({ $value: `{${meaning[name]}}`, $description: meaning.use }));
  return {
    $schema: "https://www.designtokens.org/schemas/2025.10/format.json",
    ...mapValues(palette, (steps) => ({ $type: "color", ...mapValues<string, object>(steps, colorValue) })),
    brand: { $type: "color", ...mapValues<string, object>(brands.portico, colorValue) },
    brands: mapValues(brands, (steps) => ({
      $type: "color",
      ...mapValues<string, object>(steps, colorValue),
    })),
    color: { $type: "color", light: theme("light"), dark: theme("dark") },
    font: mapValues<string, object>(scale.font, ($value) => ({
      $type: "fontFamily",
      $value: $value.split(",").map((family) => family.trim().replaceAll('"', "")),
    })),
    space: { $type: "dimension", ...mapValues<number, object>(scale.space, px) },
    radius: { $type: "dimension", ...mapValues<number, object>(scale.radius, px) },
    size: { $type: "dimension", ...mapValues<number, object>(scale.size, px) },
    motion: {
      $type: "duration",
      ...mapValues<number, object>(scale.motion, (value) => ({ $value: { value, unit: "ms" } })),
    },
    type: mapValues(typeStyles, ({ size, line, weight }) => ({
      $type: "typography",
      $value: {
        fontFamily: "{font.sans}",
        fontSize: { value: size, unit: "px" },
        fontWeight: weight,
        letterSpacing: { value: 0, unit: "px" },
        lineHeight: Number((line / size).toFixed(4)),
      },
    })),
  };
}
