"use client";

import { LinePath } from "@visx/shape";
import { forwardRef, useMemo } from "react";
import { Axes } from "./axes.js";
import { ChartFrame, type PlotArea } from "./chart-frame.js";
import type { ChartProps, MultiSeriesProps } from "./chart-props.js";
import { bandsOf, fittingLabels, layoutOf, minWidthOf } from "./layout.js";
import { lineMarks } from "./line-marks.js";
import { nameOfMark, tooltipOfLabel } from "./mark-texts.js";
import { Plot } from "./plot.js";
import { PointHighlight } from "./point-highlight.js";
import { colorsOf, legendOf, pointsOf, seriesTable } from "./series-table.js";
import { useFormat } from "./use-format.js";

export type LineChartProps = MultiSeriesProps;

/** The least distance of two points, in px. */
const minPointDistance = 8;

/** A line per series, for example this year against the previous year. */
export const LineChart = forwardRef<HTMLElement, LineChartProps>(function LineChart(
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
      minWidth={minWidthOf(labels.length, minPointDistance)}
      table={table}
      isEmpty={pointsOf(labels, series).length === 0}
      legend={legendOf(series, "line")}
      renderPlot={(area) => (
        <LinePlot
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

interface LinePlotProps
  extends Pick<MultiSeriesProps, "labels" | "series">,
    Pick<ChartProps, "href" | "onSelect"> {
  area: PlotArea;
  format: (value: number) => string;
  formatTick: (value: number) => string;
}

function LinePlot({ area, labels, series, format, formatTick, href, onSelect }: LinePlotProps) {
  const { width, height } = area;
  const { layout, bands, points, axisLabels } = useMemo(() => {
    const drawn = pointsOf(labels, series);
    const layout = layoutOf({ width, height, values: drawn.map(({ value }) => value), formatTick });
    const bands = bandsOf(layout, labels);
    const points = drawn.map((point) => ({
      point,
      x: bands.centerOf(point.index),
      y: layout.yOf(point.value),
    }));
    return { layout, bands, points, axisLabels: fittingLabels(labels, bands) };
  }, [labels, series, width, height, formatTick]);
  const marks = useMemo(() => lineMarks(points, layout, bands.width), [points, layout, bands]);
  const colors = colorsOf(series);

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
          layout={layout}
          points={points.filter((other) => other.point.index === point.index)}
          colors={colors}
        />
      )}
    >
      <Axes layout={layout} labels={axisLabels} formatTick={formatTick} />
      {series.map(({ label, values }, index) => (
        <LinePath
          key={label}
          data={labels.map((_, at) => at)}
          defined={(at) => typeof values[at] === "number"}
          x={bands.centerOf}
          y={(at) => layout.yOf(values[at] ?? 0)}
          data-series={colors[index]}
          data-shape="line"
        />
      ))}
      {points
        .filter(({ point }) => isAlone(series[point.seriesIndex]?.values ?? [], point.index))
        .map(({ point, x, y }) => (
          <circle
            key={`${point.index} ${point.seriesIndex}`}
            cx={x}
            cy={y}
            r={3.5}
            data-series={colors[point.seriesIndex]}
            data-shape="fill"
          />
        ))}
    </Plot>
  );
}

/** A value without neighbors has no line, so it is drawn as a point. */
function isAlone(values: readonly (number | null)[], index: number): boolean {
  return typeof values[index - 1] !== "number" && typeof values[index + 1] !== "number";
}
