import type { ChartSeries } from "./chart-props.js";
import type { TooltipContent } from "./chart-tooltip.js";
import type { Mark } from "./marks.js";
import type { SwatchKind } from "./series-color.js";
import { colorsOf } from "./series-table.js";

/** `March: 24`, or with several series `March, Gold: 24`. */
export function nameOfMark(series: readonly ChartSeries[], format: (value: number) => string) {
  return ({ point }: Mark): string => {
    const name = series.length > 1 ? `${point.label}, ${point.series}` : point.label;
    return `${name}: ${format(point.value)}`;
  };
}

/** The values of all series at a mark's label. */
export function tooltipOfLabel(
  series: readonly ChartSeries[],
  format: (value: number) => string,
  shape: SwatchKind["shape"],
) {
  const colors = colorsOf(series);
  return ({ point }: Mark): TooltipContent => ({
    title: point.label,
    rows: series.flatMap(({ label, values }, index) => {
      const value = values[point.index];
      const row = {
        label,
        swatch: { series: colors[index] ?? "other", shape },
        isActive: index === point.seriesIndex,
      };
      return typeof value === "number" ? [{ ...row, text: format(value) }] : [];
    }),
  });
}
