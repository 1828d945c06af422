import type { ChartItem } from "./chart-props.js";
import { type SwatchKind, seriesColor } from "./series-color.js";

/** A slice of a pie, or the rest of its items. */
export interface Slice {
  label: string;
  value: number;
  /** The index of its item. -1 for the rest. */
  index: number;
  swatch: SwatchKind;
}

/**
 * The first items as slices, and the sum of the others as a last one. Items that are not above zero have none. From the
 * sixth slice on, colors repeat in a lighter tint.
 */
export function slicesOf(data: readonly ChartItem[], most: number, other: string): readonly Slice[] {
  const items = data.flatMap(({ label, value }, index) =>
    value !== null && value > 0 ? [{ label, value, index }] : [],
  );
  // A rest of one item takes as much space as the item itself.
  const shown = items.length === most + 1 ? items : items.slice(0, most);
  const rest = items.slice(shown.length).reduce((sum, { value }) => sum + value, 0);
  const slices = shown.map((item, position): Slice => {
    const shape = position < 5 ? "fill" : "tint";
    return { ...item, swatch: { series: seriesColor(position), shape } };
  });
  return rest === 0
    ? slices
    : [...slices, { label: other, value: rest, index: -1, swatch: { series: "other", shape: "fill" } }];
}
