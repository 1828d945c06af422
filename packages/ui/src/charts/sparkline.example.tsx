import { Sparkline } from "@portico/ui/charts";
import { Card, Stat } from "@portico/ui/display";

const data = [31, 28, 42, 37, 45, 51].map((value, index) => ({
  label: ["Jan", "Feb", "Mar", "Apr", "May", "Jun"][index] ?? "",
  value,
}));

export function SparklineExample() {
  return (
    <Card style={{ maxWidth: 260 }}>
      <Stat label="New policies in June" value="51" change="+13% since May" changeTone="success" />
      <Sparkline label="New policies by month" labelHeader="Month" valueHeader="Policies" data={data} />
    </Card>
  );
}
