/** The color of a series: 1–5, and the shape in which its chart draws it. */
export interface SwatchKind {
  series: SeriesColor;
  shape: "fill" | "tint" | "line";
}

/** A color of the palette, gray for the rest of a pie and for comparisons, or that of an average line. */
export type SeriesColor = 1 | 2 | 3 | 4 | 5 | "other" | "average";

const colors = [1, 2, 3, 4, 5] as const;

/** The color of the series at an index. From the sixth on, they repeat. */
export function seriesColor(index: number): SeriesColor {
  return colors[index % colors.length] ?? "other";
}
