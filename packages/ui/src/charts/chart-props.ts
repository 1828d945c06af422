import type { HTMLAttributes, ReactNode } from "react";

/** A value with its label: a slice, a bar or a point. */
export interface ChartItem {
  /** Its name, in the order of display. */
  label: string;
  /** Null if there is no value. */
  value: number | null;
}

/** A value for each label. */
export interface ChartSeries {
  /** Its name in the legend and the table. */
  label: string;
  /** One value per label. Null where there is none. */
  values: readonly (number | null)[];
  /** What the other series are compared with, such as the previous year. It is gray, and dashed in a line chart. @default false */
  isComparison?: boolean | undefined;
}

/** A value in a chart, as `href` and `onSelect` receive it. */
export interface ChartPoint {
  label: string;
  /** The label of its series. */
  series: string;
  value: number;
  /** The index of its label. -1 for the rest of a pie. */
  index: number;
  /** The index of its series. */
  seriesIndex: number;
}

/** The props of every chart. */
export interface ChartProps extends Omit<HTMLAttributes<HTMLElement>, "children" | "onSelect"> {
  /** The title, and the accessible name. */
  label: string;
  /** Hides the title, if the page has one of its own. @default false */
  isLabelHidden?: boolean | undefined;
  /** What the chart shows, for screen readers. @default the range of the values */
  description?: string | undefined;
  /** Heading of the labels in the table and in exports, for example 'Month'. */
  labelHeader: string;
  /** The text of a value. @default with the separators of the language */
  formatValue?: ((value: number) => string) | undefined;
  /** Height of the plot in px. @default 240 */
  height?: number | undefined;
  /** Shows a placeholder, or dims the values that are already there. @default false */
  isLoading?: boolean | undefined;
  /** Shown if there are no values. @default a short text */
  empty?: ReactNode | undefined;
  /** The page that lists what a value counts. Undefined for a value without one. */
  href?: ((point: ChartPoint) => string | undefined) | undefined;
  /** Called when a value is clicked, or Enter is pressed on it. */
  onSelect?: ((selection: { point: ChartPoint }) => void) | undefined;
  /** The name of exported files, without extension. @default the label */
  fileName?: string | undefined;
  /** Shows buttons that download the values as CSV and the chart as PNG. @default true */
  hasDownloads?: boolean | undefined;
}

/** The props of charts with one value per label. */
export interface SingleSeriesProps extends ChartProps {
  /** The values in the order of display. */
  data: readonly ChartItem[];
  /** Heading of the values in the table and in exports, for example 'Policies'. */
  valueHeader: string;
}

/** The props of charts with several values per label. */
export interface MultiSeriesProps extends ChartProps {
  /** The labels in the order of display, for example months. */
  labels: readonly string[];
  /** Up to five series. */
  series: readonly ChartSeries[];
  /** The text of a value on the axis. @default the text of the value */
  formatTick?: ((value: number) => string) | undefined;
}
