import { LineChart } from "@portico/ui/charts";

const labels = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"];
const series = [
  { label: "2026", values: [310, 324, 336, 352, 371, 390] },
  { label: "2025", values: [234, 246, 258, 263, 280, 301], isComparison: true },
];

export function LineChartExample() {
  return <LineChart label="Policies in force" labelHeader="Month" labels={labels} series={series} />;
}
