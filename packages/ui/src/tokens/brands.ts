import { type BrandScale, palette } from "./primitives.ts";

/** Every brand the package ships; the first is the default, the others are chosen by `data-brand`. */
export const brands = {
  portico: palette.teal,
  lakeside: palette.indigo,
} as const satisfies Record<string, BrandScale>;

export type BrandName = keyof typeof brands;

export const defaultBrand: BrandName = "portico";
