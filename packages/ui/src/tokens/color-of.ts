import { type BrandName, brands } from "./brands.ts";
import { type BrandScale, palette } from "./primitives.ts";
import { type ColorName, type ColorReference, semanticColors, type ThemeName } from "./semantic-colors.ts";

/** The value of a semantic color in a theme, with the scale of a brand. */
export function colorOf(name: ColorName, theme: ThemeName, brand: BrandName | BrandScale): string {
  const reference: ColorReference = semanticColors[name][theme];
  const [scaleName = "", step = ""] = reference.split(".");
  const scale: Readonly<Record<string, string>> | undefined =
    scaleName === "brand"
      ? typeof brand === "string"
        ? brands[brand]
        : brand
      : Object.entries(palette).find(([name]) => name === scaleName)?.[1];
  const hex = scale?.[step];
  if (!hex) throw new Error(`${name} is ${reference} in the ${theme} theme, which no palette holds.`);
  return hex;
}
