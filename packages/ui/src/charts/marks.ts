import type { Side } from "../floating/position.js";
import { rovingIndex } from "../roving/roving.js";
import type { ChartPoint } from "./chart-props.js";

/** A value's place in a plot. Paths are in the coordinates of its SVG. */
export interface Mark {
  point: ChartPoint;
  /** Where its tooltip attaches. */
  x: number;
  y: number;
  /** The preferred side of its tooltip. @default "top" */
  side?: Side | undefined;
  /** The path of the area that reacts to the pointer. */
  region: string;
  /** The path of its focus ring. */
  outline: string;
}

/** The path of a rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** The path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0 `;
  return `M${x - radius} ${y}${half}${2 * radius} 0${half}${-2 * radius} 0z`;
}

/**
 * The index of the mark that a key moves to. Left and Right move through a series, Up and Down through the series of a
 * label, or through the only series.
 */
export function nextMark(key: string, at: number, marks: readonly Mark[]): number | undefined {
  const from = marks[at]?.point;
  if (!from) return undefined;
  const indexesOf = (matches: (point: ChartPoint) => boolean) =>
    marks.flatMap(({ point }, index) => (matches(point) ? [index] : []));
  const axis = key === "ArrowUp" || key === "ArrowDown" ? "vertical" : "horizontal";
  const across = indexesOf(({ index }) => index === from.index);
  const path =
    axis === "vertical" && across.length > 1
      ? across
      : indexesOf(({ seriesIndex }) => seriesIndex === from.seriesIndex);
  const to = rovingIndex(key, path.indexOf(at), path.length, axis);
  return to === undefined ? undefined : path[to];
}
