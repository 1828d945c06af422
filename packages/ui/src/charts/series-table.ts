import type { LegendItem } from "./chart-legend.js";
import type { ChartItem, ChartSeries } from "./chart-props.js";
import type { ChartTableData } from "./chart-table-data.js";
import { type SeriesColor, type SwatchKind, seriesColor } from "./series-color.js";

/** The colors of the series. Comparisons are gray and take none of the five. */
export function colorsOf(series: readonly ChartSeries[]): readonly SeriesColor[] {
  let index = 0;
  return series.map(({ isComparison }) => (isComparison ? "other" : seriesColor(index++)));
}

/** A legend, if there is more than one series. */
export function legendOf(series: readonly ChartSeries[], shape: SwatchKind["shape"]): readonly LegendItem[] {
  if (series.length < 2) return [];
  const colors = colorsOf(series);
  return series.map(({ label }, index) => ({ label, swatch: { series: colors[index] ?? "other", shape } }));
}

export function seriesTable(
  labelHeader: string,
  labels: readonly string[],
  series: readonly ChartSeries[],
  format: (value: number) => string,
): ChartTableData {
  return {
    columns: [labelHeader, ...series.map(({ label }) => label)],
    rows: labels.map((label, index) => ({
      label,
      values: series.map(({ values }) => values[index] ?? null),
    })),
    formats: [format],
  };
}

/** The values that are drawn, with their labels and series. */
export function pointsOf(labels: readonly string[], series: readonly ChartSeries[]) {
  return labels.flatMap((label, index) =>
    series.flatMap(({ label: name, values }, seriesIndex) => {
      const value = values[index];
      return typeof value === "number" && Number.isFinite(value)
        ? [{ label, series: name, value, index, seriesIndex }]
        : [];
    }),
  );
}

/** Single values as a series. */
export function seriesOf(data: readonly ChartItem[], label: string) {
  return {
    labels: data.map((item) => item.label),
    series: [{ label, values: data.map(({ value }) => value) }],
  };
}
