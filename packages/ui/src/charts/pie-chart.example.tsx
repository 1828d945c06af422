import { PieChart } from "@portico/ui/charts";

const data = [
  { label: "Ambetter", value: 188 },
  { label: "Florida Blue", value: 96 },
  { label: "Oscar", value: 61 },
  { label: "Molina", value: 34 },
  { label: "Cigna", value: 18 },
];

export function PieChartExample() {
  return <PieChart label="Policies by carrier" labelHeader="Carrier" valueHeader="Policies" data={data} />;
}
