import { Progress } from "@portico/ui";
import { Stack } from "@portico/ui/layout";

export function ProgressExample() {
  return (
    <Stack>
      <Progress label="Importing policies.csv" value={120} max={400} valueText="120 of 400 rows" />
      <Progress label="Waiting for the carrier" />
    </Stack>
  );
}
