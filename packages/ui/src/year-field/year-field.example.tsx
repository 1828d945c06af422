import { YearField } from "@portico/ui/date-fields";
import { Grid } from "@portico/ui/layout";

export function YearFieldExample() {
  return (
    <Grid columns={2}>
      <YearField label="Plan year" currentYear={2026} yearsBack={1} yearsAhead={1} defaultValue="2026" />
      <YearField
        label="Licensed since"
        currentYear={2026}
        yearsBack={50}
        yearsAhead={0}
        placeholder="Not known"
      />
    </Grid>
  );
}
