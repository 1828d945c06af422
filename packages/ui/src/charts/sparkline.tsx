"use client";

import { scaleLinear } from "@visx/scale";
import { area as areaOf, LinePath } from "@visx/shape";
import { forwardRef, useMemo } from "react";
import { ChartFrame, type PlotArea } from "./chart-frame.js";
import type { ChartProps, SingleSeriesProps } from "./chart-props.js";
import { type LinePoint, lineMarks } from "./line-marks.js";
import { nameOfMark, tooltipOfLabel } from "./mark-texts.js";
import { Plot } from "./plot.js";
import { PointHighlight } from "./point-highlight.js";
import { pointsOf, seriesOf, seriesTable } from "./series-table.js";
import { useFormat } from "./use-format.js";

export interface SparklineProps extends SingleSeriesProps {
  /** Shows the title, the table and the exports as other charts do. @default false */
  hasActions?: boolean | undefined;
}

/** A small line without axes, next to a figure. */
export const Sparkline = forwardRef<HTMLElement, SparklineProps>(function Sparkline(
  {
    data,
    valueHeader,
    labelHeader,
    formatValue,
    height = 40,
    href,
    onSelect,
    hasActions = false,
    isLabelHidden = !hasActions,
    ...frame
  },
  ref,
) {
  const format = useFormat(formatValue);
  const { labels, series } = useMemo(() => seriesOf(data, valueHeader), [data, valueHeader]);
  const table = useMemo(
    () => seriesTable(labelHeader, labels, series, format),
    [labelHeader, labels, series, format],
  );
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      isLabelHidden={isLabelHidden}
      hasActions={hasActions}
      height={height}
      table={table}
      isEmpty={pointsOf(labels, series).length === 0}
      renderPlot={(area) => (
        <SparklinePlot
          area={area}
          labels={labels}
          series={series}
          format={format}
          href={href}
          onSelect={onSelect}
        />
      )}
    />
  );
});

interface SparklinePlotProps extends ReturnType<typeof seriesOf>, Pick<ChartProps, "href" | "onSelect"> {
  area: PlotArea;
  format: (value: number) => string;
}

function SparklinePlot({ area, labels, series, format, href, onSelect }: SparklinePlotProps) {
  const { width, height } = area;
  const { points, marks } = useMemo(() => {
    const drawn = pointsOf(labels, series);
    const values = drawn.map(({ value }) => value);
    const [lowest, highest] = [Math.min(...values), Math.max(...values)];
    const isFlat = lowest === highest;
    const y = scaleLinear<number>({
      domain: isFlat ? [lowest - 1, highest + 1] : [lowest, highest],
      range: [height - 4, 4],
    });
    const step = (width - 8) / Math.max(1, labels.length - 1);
    const points = drawn.map((point) => ({
      point,
      x: labels.length === 1 ? width / 2 : 4 + point.index * step,
      y: y(point.value),
    }));
    return { points, marks: lineMarks(points, { top: 0, bottom: height }, step) };
  }, [labels, series, width, height]);
  const line = { x: ({ x }: LinePoint) => x, y: ({ y }: LinePoint) => y };
  const last = points.at(-1);

  return (
    <Plot
      {...area}
      marks={marks}
      href={href}
      onSelect={onSelect}
      nameOf={nameOfMark(series, format)}
      tooltipOf={tooltipOfLabel(series, format, "line")}
      highlight={({ point }) => (
        <PointHighlight
          layout={{ top: 0, bottom: height }}
          points={points.filter((other) => other.point === point)}
          colors={[1]}
        />
      )}
    >
      <path
        d={areaOf<LinePoint>({ x: line.x, y0: height, y1: line.y })(points) ?? ""}
        data-series={1}
        data-shape="area"
      />
      <LinePath data={points} {...line} data-series={1} data-shape="line" />
      {last && <circle cx={last.x} cy={last.y} r={3} data-series={1} data-shape="fill" />}
    </Plot>
  );
}
