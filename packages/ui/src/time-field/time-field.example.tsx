import { DateField, TimeField } from "@portico/ui/date-fields";
import { Grid } from "@portico/ui/layout";

export function TimeFieldExample() {
  return (
    <Grid columns={2}>
      <DateField label="Call on" defaultValue="2026-03-10" />
      <TimeField label="Call at" defaultValue="14:30" hint="In the client's time zone" />
    </Grid>
  );
}
