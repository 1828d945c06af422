import type { Layout } from "./layout.js";
import type { LinePoint } from "./line-marks.js";
import type { SeriesColor } from "./series-color.js";

interface PointHighlightProps {
  layout: Pick<Layout, "top" | "bottom">;
  points: readonly LinePoint[];
  colors: readonly SeriesColor[];
}

/** A vertical line through the values of a label, with a dot on each. */
export function PointHighlight({ layout: { top, bottom }, points, colors }: PointHighlightProps) {
  return (
    <>
      {points[0] && (
        <path d={`M${points[0].x} ${top}V${bottom}`} className="ui:fill-none ui:stroke-border-strong" />
      )}
      {points.map(({ point, x, y }) => (
        <circle
          key={point.seriesIndex}
          cx={x}
          cy={y}
          r={4}
          data-series={colors[point.seriesIndex]}
          data-shape="fill"
        />
      ))}
    </>
  );
}
