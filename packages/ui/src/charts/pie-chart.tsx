"use client";

import { forwardRef, useMemo } from "react";
import { useChartMessages } from "../messages/use-chart-messages.js";
import { ChartFrame } from "./chart-frame.js";
import type { SingleSeriesProps } from "./chart-props.js";
import type { ChartTableData } from "./chart-table-data.js";
import { PieLegend } from "./pie-legend.js";
import { PiePlot } from "./pie-plot.js";
import { slicesOf } from "./pie-slices.js";
import { useFormat } from "./use-format.js";

export interface PieChartProps extends SingleSeriesProps {
  /** How many slices are shown before the rest is grouped. @default 5 */
  maxSlices?: number | undefined;
  /** The name of the rest. @default 'Other' */
  otherLabel?: string | undefined;
  /** The text of a share from 0 to 1. @default a percentage with one decimal */
  formatShare?: ((share: number) => string) | undefined;
}

/** The narrowest chart with its legend beside the pie, in px. */
const widthForLegend = 440;

/** The narrowest chart with a pie, in px: its total fits inside. */
const minPieWidth = 120;

/** The shares of a total, with the rest grouped. The table lists all items. */
export const PieChart = forwardRef<HTMLElement, PieChartProps>(function PieChart(
  {
    data,
    valueHeader,
    labelHeader,
    maxSlices = 5,
    otherLabel,
    formatValue,
    formatShare,
    height = 200,
    href,
    onSelect,
    ...frame
  },
  ref,
) {
  const { charts } = useChartMessages();
  const format = useFormat(formatValue);
  const share = useFormat(formatShare, true);
  const other = otherLabel ?? charts.other;
  const slices = useMemo(() => slicesOf(data, maxSlices, other), [data, maxSlices, other]);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const table = useMemo<ChartTableData>(
    () => ({
      columns: [labelHeader, valueHeader, charts.share],
      rows: data.map(({ label, value }) => ({
        label,
        values: [value, value === null || value < 0 || total === 0 ? null : value / total],
      })),
      footer: [
        { label: charts.total, values: [data.reduce((sum, { value }) => sum + (value ?? 0), 0), null] },
      ],
      formats: [format, share],
    }),
    [data, labelHeader, valueHeader, charts, total, format, share],
  );
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      height={height}
      minWidth={minPieWidth}
      table={table}
      isEmpty={slices.length === 0}
      isRound={true}
      renderPlot={(area) => (
        <div
          className={
            area.width < widthForLegend
              ? "ui:flex ui:flex-col ui:items-center ui:gap-4"
              : "ui:flex ui:items-center ui:gap-6"
          }
        >
          <PiePlot
            {...area}
            size={Math.min(height, area.width)}
            slices={slices}
            total={total}
            valueHeader={valueHeader}
            format={format}
            share={share}
            href={href}
            onSelect={onSelect}
          />
          <PieLegend
            slices={slices}
            total={total}
            format={format}
            share={share}
            note={data.some(({ value }) => value !== null && value < 0) ? charts.negativeValues : undefined}
          />
        </div>
      )}
    />
  );
});
