import { PercentField } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";

export function PercentFieldExample() {
  return (
    <Grid columns={2}>
      <PercentField label="Commission" hint="Of the first year's premium" defaultValue="8.25" />
      <PercentField label="Owner's share" decimals={0} defaultValue="60" />
    </Grid>
  );
}
