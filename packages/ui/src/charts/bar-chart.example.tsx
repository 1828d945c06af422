import { BarChart } from "@portico/ui/charts";

const data = [
  { label: "Jan", value: 31 },
  { label: "Feb", value: 28 },
  { label: "Mar", value: 42 },
  { label: "Apr", value: 37 },
  { label: "May", value: 45 },
  { label: "Jun", value: 51 },
];

export function BarChartExample() {
  return (
    <BarChart
      label="New policies by month"
      labelHeader="Month"
      valueHeader="Policies"
      data={data}
      average={39}
    />
  );
}
