import { BarChart, LineChart } from "@portico/ui/charts";
import { Card } from "@portico/ui/display";
import { Grid } from "@portico/ui/layout";

const labels = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"];
const policies = [310, 324, 336, 352, 371, 390];
const data = labels.map((label, index) => ({ label, value: policies[index] ?? null }));
const series = [
  { label: "2026", values: policies },
  { label: "2025", values: [234, 246, 258, 263, 280, 301], isComparison: true },
];

export function ChartsPage() {
  return (
    <Grid columns={2}>
      <Card title="This year">
        <BarChart label="Policies by month" labelHeader="Month" valueHeader="Policies" data={data} />
      </Card>
      <Card title="Two years">
        <LineChart label="Policies of two years" labelHeader="Month" labels={labels} series={series} />
      </Card>
    </Grid>
  );
}
