"use client";

import { arc, pie } from "@visx/shape";
import { useMemo } from "react";
import type { PlotArea } from "./chart-frame.js";
import type { ChartProps } from "./chart-props.js";
import type { Mark } from "./marks.js";
import type { Slice } from "./pie-slices.js";
import { Plot } from "./plot.js";

interface PiePlotProps extends Omit<PlotArea, "width" | "height">, Pick<ChartProps, "href" | "onSelect"> {
  /** Width and height in px. */
  size: number;
  slices: readonly Slice[];
  total: number;
  valueHeader: string;
  format: (value: number) => string;
  share: (share: number) => string;
}

/** The ring of slices around the total. */
export function PiePlot({ size, slices, total, valueHeader, format, share, ...plot }: PiePlotProps) {
  const radius = size / 2 - 6;
  const { arcs, marks } = useMemo(() => {
    const inner = radius * 0.64;
    const arcs = pie<Slice>({
      value: ({ value }) => value,
      sort: null,
      sortValues: null,
      padAngle: slices.length > 1 ? 0.015 : 0,
    })([...slices]);
    const path = arc<(typeof arcs)[number]>({ innerRadius: inner, outerRadius: radius });
    const edge = arc<(typeof arcs)[number]>({ innerRadius: radius, outerRadius: radius });
    const outline = arc<(typeof arcs)[number]>({ innerRadius: inner - 3, outerRadius: radius + 3 });
    const marks = arcs.map((slice): Mark => {
      const { label, value, index } = slice.data;
      const [x, y] = edge.centroid(slice);
      return {
        point: { label, series: valueHeader, value, index, seriesIndex: 0 },
        x,
        y,
        side: y > 0 ? "bottom" : "top",
        region: path(slice) ?? "",
        outline: outline(slice) ?? "",
      };
    });
    return { arcs, marks };
  }, [slices, radius, valueHeader]);

  return (
    <Plot
      {...plot}
      marks={marks}
      width={size}
      height={size}
      origin={[-size / 2, -size / 2]}
      nameOf={({ point: { label, value } }) => `${label}: ${format(value)}, ${share(value / total)}`}
      tooltipOf={({ point: { label, value } }) => ({
        title: label,
        rows: [{ label: valueHeader, text: `${format(value)} · ${share(value / total)}`, isActive: true }],
      })}
      highlight={({ outline }) => <path d={outline} className="ui:fill-border-strong" />}
    >
      {arcs.map(({ data: { index, swatch } }, position) => (
        <path key={index} d={marks[position]?.region} data-series={swatch.series} data-shape={swatch.shape} />
      ))}
      <text y={-2} textAnchor="middle" className="ui:fill-fg ui:text-title ui:font-semibold ui:tabular-nums">
        {format(total)}
      </text>
      <text y={18} textAnchor="middle" className="ui:fill-fg-muted ui:text-caption ui:font-normal">
        {valueHeader}
      </text>
    </Plot>
  );
}
