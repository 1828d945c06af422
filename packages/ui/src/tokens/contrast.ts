import { type BrandName, brands } from "./brands.ts";
import { palette } from "./primitives.ts";
import { type ColorName, type ColorReference, semanticColors, type ThemeName } from "./semantic-colors.ts";

/** Contrast ratio of two colors by WCAG 2.2, from 1 to 21. */
export function contrast(oneHex: string, otherHex: string): number {
  const [lighter = 0, darker = 0] = [luminance(oneHex), luminance(otherHex)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The value of a semantic color in a theme and brand. */
export function colorOf(name: ColorName, theme: ThemeName, brand: BrandName): string {
  const reference: ColorReference = semanticColors[name][theme];
  const [scaleName = "", step = ""] = reference.split(".");
  const scale: Readonly<Record<string, string>> | undefined =
    scaleName === "brand" ? brands[brand] : Object.entries(palette).find(([name]) => name === scaleName)?.[1];
  const hex = scale?.[step];
  if (!hex) throw new Error(`${name} is ${reference} in the ${theme} theme, which no palette holds.`);
  return hex;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
