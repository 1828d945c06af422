"use client";

import { BarChart } from "@portico/ui/charts";

const carriers = [
  { label: "Oscar", value: 84 },
  { label: "Molina", value: 57 },
  { label: "Ambetter", value: 31 },
];

export function SalesChart() {
  return (
    <BarChart
      label="Policies sold"
      labelHeader="Carrier"
      valueHeader="Policies"
      data={carriers}
      average={57}
    />
  );
}
