import { scaleBand, scaleLinear } from "@visx/scale";

/** The average width of a character on an axis, in px. */
const characterWidth = 7;
const labelHeight = 24;
const tickDistance = 56;

/** The narrowest bar with its gap, in px. */
export const minBarWidth = 8;

/** Room for the values on an axis, in px. */
const axisWidth = 40;

/** The narrowest chart with two axes, in px. @param markWidth of the narrowest mark with its gap, in px */
export function minWidthOf(marks: number, markWidth: number): number {
  return axisWidth + marks * markWidth;
}

export interface AxisLabel {
  /** The center in px. */
  x: number;
  text: string;
}

/** Where a chart with two axes draws what. All lengths are in px. */
export interface Layout {
  width: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The vertical position of a value. */
  yOf: (value: number) => number;
  /** The values with a grid line. */
  ticks: readonly number[];
}

interface LayoutOptions {
  width: number;
  height: number;
  /** All drawn values; zero is always part of the axis. */
  values: readonly number[];
  formatTick: (value: number) => string;
}

/** The vertical axis: from the lowest to the highest value, including zero. */
export function layoutOf({ width, height, values, formatTick }: LayoutOptions): Layout {
  const [top, bottom] = [8, height - labelHeight];
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const count = Math.max(2, Math.floor((bottom - top) / tickDistance));
  const y = scaleLinear<number>({
    domain: [lowest, lowest === highest ? 1 : highest],
    range: [bottom, top],
    nice: count,
  });
  const areWhole = values.every(Number.isInteger);
  const ticks = y.ticks(count).filter((tick) => !areWhole || Number.isInteger(tick));
  const longest = Math.max(...ticks.map((tick) => formatTick(tick).length));
  return { width, left: longest * characterWidth + 10, right: width, top, bottom, yOf: y, ticks };
}

/** The horizontal axis of labels: one band each. */
export function bandsOf({ left, right }: Pick<Layout, "left" | "right">, labels: readonly string[]) {
  const band = scaleBand<number>({ domain: labels.map((_, index) => index), range: [left, right] });
  const width = band.bandwidth();
  return {
    width,
    startOf: (index: number) => band(index) ?? left,
    centerOf: (index: number) => (band(index) ?? left) + width / 2,
  };
}

/** The labels that fit below their bands: all, all truncated, or every second, third … one. */
export function fittingLabels(
  labels: readonly string[],
  { width, centerOf }: ReturnType<typeof bandsOf>,
): readonly AxisLabel[] {
  const longest = (Math.max(...labels.map((label) => label.length)) + 1) * characterWidth;
  const isTruncated = longest > width && width >= 8 * characterWidth;
  const step = isTruncated ? 1 : Math.ceil(Math.min(longest, 8 * characterWidth) / width);
  const characters = Math.floor((width * step) / characterWidth);
  return labels.flatMap((label, index) =>
    index % step === 0 ? [{ x: centerOf(index), text: truncated(label, characters) }] : [],
  );
}

function truncated(label: string, characters: number): string {
  return label.length > characters ? `${label.slice(0, Math.max(1, characters - 1)).trimEnd()}…` : label;
}
