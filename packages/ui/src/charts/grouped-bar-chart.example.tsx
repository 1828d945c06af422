import { GroupedBarChart } from "@portico/ui/charts";

const labels = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"];
const series = [
  { label: "Ambetter", values: [18, 21, 26, 24, 29, 33] },
  { label: "Florida Blue", values: [12, 9, 14, 16, 15, 22] },
  { label: "Oscar", values: [6, 8, 7, 5, 9, 11] },
];

export function GroupedBarChartExample() {
  return (
    <GroupedBarChart label="New policies by carrier" labelHeader="Month" labels={labels} series={series} />
  );
}
