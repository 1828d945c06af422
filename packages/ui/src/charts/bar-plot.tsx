"use client";

import { scaleBand } from "@visx/scale";
import { useMemo } from "react";
import { Axes } from "./axes.js";
import type { PlotArea } from "./chart-frame.js";
import type { ChartPoint, ChartSeries } from "./chart-props.js";
import { bandsOf, fittingLabels, layoutOf } from "./layout.js";
import { nameOfMark, tooltipOfLabel } from "./mark-texts.js";
import { type Mark, rectangle } from "./marks.js";
import { Plot } from "./plot.js";
import { colorsOf, pointsOf } from "./series-table.js";

interface BarPlotProps {
  area: PlotArea;
  labels: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  formatTick: (value: number) => string;
  /** A dashed line across the bars. */
  line?: number | undefined;
  href: ((point: ChartPoint) => string | undefined) | undefined;
  onSelect: ((selection: { point: ChartPoint }) => void) | undefined;
}

/** The widest bar in px. */
const widestBar = 40;

/** Bars side by side for each label. */
export function BarPlot({ area, labels, series, format, formatTick, line, href, onSelect }: BarPlotProps) {
  const { width, height } = area;
  const drawn = useMemo(() => {
    const points = pointsOf(labels, series);
    const values = points.map(({ value }) => value);
    const layout = layoutOf({
      width,
      height,
      values: line === undefined ? values : [...values, line],
      formatTick,
    });
    const bands = bandsOf(layout, labels);
    const groupWidth = Math.min(bands.width * 0.72, widestBar * series.length);
    const slots = scaleBand<number>({
      domain: series.map((_, index) => index),
      range: [-groupWidth / 2, groupWidth / 2],
      paddingInner: series.length > 1 ? 0.12 : 0,
    });
    const zero = layout.yOf(0);
    const bars = points.map((point) => {
      const y = layout.yOf(point.value);
      const x = bands.centerOf(point.index) + (slots(point.seriesIndex) ?? 0);
      return { point, x, y: Math.min(y, zero), width: slots.bandwidth(), height: Math.abs(y - zero) };
    });
    const marks = bars.map(({ point, x, y, width, height }): Mark => {
      const slot = bands.width / series.length;
      const start = bands.startOf(point.index) + point.seriesIndex * slot;
      return {
        point,
        x: x + width / 2,
        y: Math.min(...bars.filter((bar) => bar.point.index === point.index).map((bar) => bar.y)),
        region: rectangle(start, layout.top, slot, layout.bottom - layout.top),
        outline: rectangle(x - 2, y - 2, width + 4, height + 4),
      };
    });
    return { layout, bands, bars, marks, axisLabels: fittingLabels(labels, bands) };
  }, [labels, series, width, height, line, formatTick]);
  const { layout, bands, bars, marks, axisLabels } = drawn;
  const colors = colorsOf(series);

  return (
    <Plot
      marks={marks}
      {...area}
      href={href}
      onSelect={onSelect}
      nameOf={nameOfMark(series, format)}
      tooltipOf={tooltipOfLabel(series, format, "fill")}
      highlight={({ point }) => (
        <path
          d={rectangle(bands.startOf(point.index), layout.top, bands.width, layout.bottom - layout.top)}
          className="ui:fill-surface-pressed"
        />
      )}
    >
      <Axes layout={layout} labels={axisLabels} formatTick={formatTick} />
      {bars.map(({ point, ...bar }) => (
        <path
          key={`${point.index} ${point.seriesIndex}`}
          d={barPath(bar, layout.yOf(0), layout.yOf(point.value))}
          data-series={colors[point.seriesIndex]}
          data-shape="fill"
        />
      ))}
      {line !== undefined && (
        <path
          d={`M${layout.left} ${Math.round(layout.yOf(line)) + 0.5}H${layout.right}`}
          data-series="average"
          data-shape="line"
        />
      )}
    </Plot>
  );
}

/** A bar from zero to its value, where its corners are rounded. */
function barPath({ x, width }: { x: number; width: number }, zero: number, tip: number): string {
  const radius = Math.min(3, width / 2, Math.abs(tip - zero));
  const back = tip < zero ? radius : -radius;
  const corner = `q0 ${-back} ${radius} ${-back}h${width - 2 * radius}q${radius} 0 ${radius} ${back}`;
  return `M${x} ${zero}V${tip + back}${corner}V${zero}z`;
}
