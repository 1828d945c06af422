import type { ChartPoint } from "./chart-props.js";
import type { Layout } from "./layout.js";
import { circle, type Mark, rectangle } from "./marks.js";

/** A value of a line, in px. */
export interface LinePoint {
  point: ChartPoint;
  x: number;
  y: number;
}

/** Marks of lines: each reacts in its band, as far as it is the nearest of its label. */
export function lineMarks(
  points: readonly LinePoint[],
  { top, bottom }: Pick<Layout, "top" | "bottom">,
  bandWidth: number,
): readonly Mark[] {
  return points.map(({ point, x, y }) => {
    const others = points.filter((other) => other.point.index === point.index).sort((a, b) => a.y - b.y);
    const at = others.findIndex((other) => other.point === point);
    const [above, below] = [others[at - 1], others[at + 1]];
    const from = above ? (above.y + y) / 2 : top;
    const to = below ? (below.y + y) / 2 : bottom;
    return {
      point,
      x,
      y: others[0]?.y ?? y,
      region: rectangle(x - bandWidth / 2, from, bandWidth, Math.max(0, to - from)),
      outline: circle(x, y, 7),
    };
  });
}
