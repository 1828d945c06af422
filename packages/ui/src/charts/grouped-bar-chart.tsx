"use client";

import { forwardRef, useMemo } from "react";
import { BarPlot } from "./bar-plot.js";
import { ChartFrame } from "./chart-frame.js";
import type { MultiSeriesProps } from "./chart-props.js";
import { minBarWidth, minWidthOf } from "./layout.js";
import { legendOf, pointsOf, seriesTable } from "./series-table.js";
import { useFormat } from "./use-format.js";

export type GroupedBarChartProps = MultiSeriesProps;

/** Bars of several series side by side, for example months per carrier. */
export const GroupedBarChart = forwardRef<HTMLElement, GroupedBarChartProps>(function GroupedBarChart(
  { labels, series, labelHeader, formatValue, formatTick, height = 240, href, onSelect, ...frame },
  ref,
) {
  const format = useFormat(formatValue);
  const table = useMemo(
    () => seriesTable(labelHeader, labels, series, format),
    [labelHeader, labels, series, format],
  );
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      height={height}
      minWidth={minWidthOf(labels.length * series.length, minBarWidth)}
      table={table}
      isEmpty={pointsOf(labels, series).length === 0}
      legend={legendOf(series, "fill")}
      renderPlot={(area) => (
        <BarPlot
          area={area}
          labels={labels}
          series={series}
          format={format}
          formatTick={formatTick ?? format}
          href={href}
          onSelect={onSelect}
        />
      )}
    />
  );
});
