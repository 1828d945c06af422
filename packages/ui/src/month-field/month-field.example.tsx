import { MonthField, YearField } from "@portico/ui/date-fields";
import { Grid } from "@portico/ui/layout";

export function MonthFieldExample() {
  return (
    <Grid columns={2}>
      <MonthField label="Statement month" defaultValue="3" />
      <YearField label="Statement year" currentYear={2026} defaultValue="2026" />
    </Grid>
  );
}
