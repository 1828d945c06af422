export { BarChart, type BarChartProps } from "./bar-chart.js";
export { chartCsv } from "./chart-csv.js";
export type {
  ChartItem,
  ChartPoint,
  ChartProps,
  ChartSeries,
  MultiSeriesProps,
  SingleSeriesProps,
} from "./chart-props.js";
export type { ChartTableData, ChartTableRow } from "./chart-table-data.js";
export { CurveChart, type CurveChartProps } from "./curve-chart.js";
export type { CurvePoint, MarkedPoint } from "./curve-plot.js";
export { GroupedBarChart, type GroupedBarChartProps } from "./grouped-bar-chart.js";
export { LineChart, type LineChartProps } from "./line-chart.js";
export { PieChart, type PieChartProps } from "./pie-chart.js";
export { Sparkline, type SparklineProps } from "./sparkline.js";
