"use client";

import { forwardRef, useMemo } from "react";
import { ChartFrame } from "./chart-frame.js";
import type { ChartProps } from "./chart-props.js";
import type { ChartTableData } from "./chart-table-data.js";
import { CurvePlot, type CurvePoint, type MarkedPoint } from "./curve-plot.js";
import { useFormat } from "./use-format.js";

export interface CurveChartProps extends ChartProps {
  /** The curve, by ascending `x`. Straight lines connect its points. */
  data: readonly CurvePoint[];
  /** A point to show on the curve, for example a household's income and credit. @default none */
  point?: MarkedPoint | undefined;
  /** Heading of the values of `y` in the table and in exports. */
  valueHeader: string;
  /** The text of a value of `x`. @default with the separators of the language */
  formatLabel?: ((x: number) => string) | undefined;
  /** The text of a value of `y` on the axis. @default the text of the value */
  formatTick?: ((value: number) => string) | undefined;
}

/** A curve over a range of numbers, and a point on it. */
export const CurveChart = forwardRef<HTMLElement, CurveChartProps>(function CurveChart(
  {
    data,
    point,
    labelHeader,
    valueHeader,
    formatValue,
    formatLabel,
    formatTick,
    height = 240,
    href,
    onSelect,
    ...frame
  },
  ref,
) {
  const format = useFormat(formatValue);
  const formatX = useFormat(formatLabel);
  const table = useMemo<ChartTableData>(() => {
    const row = ({ x, y }: CurvePoint) => ({ label: formatX(x), values: [y] });
    return {
      columns: [labelHeader, valueHeader],
      rows: data.map(row),
      footer: point && [{ label: `${point.label}: ${formatX(point.x)}`, values: [point.y] }],
      formats: [format],
    };
  }, [data, point, labelHeader, valueHeader, format, formatX]);
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      height={height}
      table={table}
      legend={
        point && [
          {
            label: `${point.label}: ${formatX(point.x)}, ${format(point.y)}`,
            swatch: { series: 3, shape: "fill" },
          },
        ]
      }
      isEmpty={data.length === 0}
      renderPlot={(area) => (
        <CurvePlot
          area={area}
          data={data}
          point={point}
          name={valueHeader}
          formatX={formatX}
          format={format}
          formatTick={formatTick ?? format}
          href={href}
          onSelect={onSelect}
        />
      )}
    />
  );
});
