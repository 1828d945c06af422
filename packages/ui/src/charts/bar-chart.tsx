"use client";

import { forwardRef, useMemo } from "react";
import { useChartMessages } from "../messages/use-chart-messages.js";
import { BarPlot } from "./bar-plot.js";
import { ChartFrame } from "./chart-frame.js";
import type { SingleSeriesProps } from "./chart-props.js";
import { minBarWidth, minWidthOf } from "./layout.js";
import { pointsOf, seriesOf, seriesTable } from "./series-table.js";
import { useFormat } from "./use-format.js";

export interface BarChartProps extends SingleSeriesProps {
  /** Draws a line at this value, for example a yearly total divided by 12. @default none */
  average?: number | undefined;
  /** The name of that line. @default 'Average' */
  averageLabel?: string | undefined;
  /** The text of a value on the axis. @default the text of the value */
  formatTick?: ((value: number) => string) | undefined;
}

/** One bar per label, and optionally a line at the average. */
export const BarChart = forwardRef<HTMLElement, BarChartProps>(function BarChart(
  {
    data,
    valueHeader,
    labelHeader,
    average,
    averageLabel,
    formatValue,
    formatTick,
    height = 240,
    href,
    onSelect,
    ...frame
  },
  ref,
) {
  const { charts } = useChartMessages();
  const format = useFormat(formatValue);
  const { labels, series } = useMemo(() => seriesOf(data, valueHeader), [data, valueHeader]);
  const name = averageLabel ?? charts.average;
  const table = useMemo(
    () => ({
      ...seriesTable(labelHeader, labels, series, format),
      footer: average === undefined ? undefined : [{ label: name, values: [average] }],
    }),
    [labelHeader, labels, series, format, average, name],
  );
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      height={height}
      minWidth={minWidthOf(labels.length, minBarWidth)}
      table={table}
      legend={
        average === undefined
          ? []
          : [{ label: `${name} ${format(average)}`, swatch: { series: "average", shape: "line" } }]
      }
      isEmpty={pointsOf(labels, series).length === 0}
      renderPlot={(area) => (
        <BarPlot
          area={area}
          labels={labels}
          series={series}
          format={format}
          formatTick={formatTick ?? format}
          line={average}
          href={href}
          onSelect={onSelect}
        />
      )}
    />
  );
});
