import { type BrandScale, palette } from "./primitives.ts";

/** The built-in brands. The first is the default; `data-brand` selects another. */
export const brands = {
  portico: palette.teal,
  lakeside: palette.indigo,
} as const satisfies Record<string, BrandScale>;

export type BrandName = keyof typeof brands;

export const defaultBrand: BrandName = "portico";
