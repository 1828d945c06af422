import { CurveChart } from "@portico/ui/charts";

const creditByIncome = [
  { x: 20_000, y: 648 },
  { x: 30_000, y: 590 },
  { x: 40_000, y: 486 },
  { x: 50_000, y: 362 },
  { x: 60_000, y: 240 },
];

const dollars = (value: number) => `$${value.toLocaleString("en-US")}`;

export function CurveChartExample() {
  return (
    <CurveChart
      label="Monthly tax credit by income"
      labelHeader="Income"
      valueHeader="Credit"
      data={creditByIncome}
      point={{ x: 46_000, y: 412, label: "This household" }}
      formatValue={dollars}
      formatLabel={dollars}
    />
  );
}
