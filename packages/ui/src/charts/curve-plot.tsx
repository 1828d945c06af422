"use client";

import { scaleLinear } from "@visx/scale";
import { area as areaOf, LinePath } from "@visx/shape";
import { useMemo } from "react";
import { Axes } from "./axes.js";
import type { PlotArea } from "./chart-frame.js";
import type { ChartProps } from "./chart-props.js";
import { layoutOf } from "./layout.js";
import { nameOfMark } from "./mark-texts.js";
import { circle, type Mark, rectangle } from "./marks.js";
import { Plot } from "./plot.js";
import { PointHighlight } from "./point-highlight.js";

/** A point of a curve. */
export interface CurvePoint {
  x: number;
  y: number;
}

/** A point with a name, drawn on the curve. */
export interface MarkedPoint extends CurvePoint {
  label: string;
}

interface CurvePlotProps extends Pick<ChartProps, "href" | "onSelect"> {
  area: PlotArea;
  data: readonly CurvePoint[];
  point: MarkedPoint | undefined;
  name: string;
  formatX: (x: number) => string;
  format: (value: number) => string;
  formatTick: (value: number) => string;
}

/** A curve with its axes, and the marked point on it. */
export function CurvePlot({
  area,
  data,
  point,
  name,
  formatX,
  format,
  formatTick,
  href,
  onSelect,
}: CurvePlotProps) {
  const { width, height } = area;
  const { layout, curve, marks, axisLabels, marked } = useMemo(() => {
    const all = [...data, ...(point ? [point] : [])].sort((a, b) => a.x - b.x);
    const layout = layoutOf({ width, height, values: all.map(({ y }) => y), formatTick });
    const longest = formatX(all.at(-1)?.x ?? 0).length * 7;
    const [left, right] = [layout.left + Math.max(4, longest / 2 - 10), layout.right - longest / 2];
    const x = scaleLinear<number>({ domain: [all[0]?.x ?? 0, all.at(-1)?.x ?? 1], range: [left, right] });
    const at = ({ x: value, y }: CurvePoint) => ({ x: x(value), y: layout.yOf(y) });
    const marks = all.map((current, index): Mark => {
      const center = at(current);
      const [before, after] = [all[index - 1], all[index + 1]];
      const from = before ? (at(before).x + center.x) / 2 : left;
      const to = after ? (at(after).x + center.x) / 2 : right;
      const label = current === point ? `${point.label}, ${formatX(point.x)}` : formatX(current.x);
      return {
        ...center,
        point: { label, series: name, value: current.y, index, seriesIndex: 0 },
        region: rectangle(from, layout.top, Math.max(1, to - from), layout.bottom - layout.top),
        outline: circle(center.x, center.y, 8),
      };
    });
    const ticks = x.ticks(Math.max(2, Math.floor((right - left) / (1.5 * longest + 24))));
    const axisLabels = ticks.map((tick) => ({ x: x(tick), text: formatX(tick) }));
    return { layout, curve: data.map(at), marks, axisLabels, marked: point && at(point) };
  }, [data, point, width, height, name, formatX, formatTick]);
  const line = { x: ({ x }: CurvePoint) => x, y: ({ y }: CurvePoint) => y };

  return (
    <Plot
      {...area}
      marks={marks}
      href={href}
      onSelect={onSelect}
      nameOf={nameOfMark([], format)}
      tooltipOf={({ point }) => ({
        title: point.label,
        rows: [{ label: name, text: format(point.value), isActive: true }],
      })}
      highlight={(mark) => <PointHighlight layout={layout} points={[mark]} colors={[1]} />}
    >
      <Axes layout={layout} labels={axisLabels} formatTick={formatTick} />
      <path
        d={areaOf({ x: line.x, y0: layout.yOf(0), y1: line.y })(curve) ?? ""}
        data-series={1}
        data-shape="area"
      />
      <LinePath data={curve} {...line} data-series={1} data-shape="line" />
      {curve.length === 1 && (
        <circle cx={curve[0]?.x} cy={curve[0]?.y} r={3.5} data-series={1} data-shape="fill" />
      )}
      {marked && point && (
        <>
          <path
            d={`M${marked.x} ${marked.y}V${layout.bottom}`}
            strokeDasharray="2 3"
            className="ui:fill-none ui:stroke-fg-muted ui:forced-colors:stroke-[CanvasText]"
          />
          <circle
            cx={marked.x}
            cy={marked.y}
            r={5}
            className="ui:stroke-surface ui:stroke-2"
            data-series={3}
            data-shape="fill"
          />
        </>
      )}
    </Plot>
  );
}
