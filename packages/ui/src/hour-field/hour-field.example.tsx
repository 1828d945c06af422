import { HourField } from "@portico/ui/date-fields";
import { Grid } from "@portico/ui/layout";

export function HourFieldExample() {
  return (
    <Grid columns={2}>
      <HourField label="Call from" first={8} last={19} defaultValue="9" />
      <HourField label="Call until" first={9} last={20} defaultValue="17" />
    </Grid>
  );
}
