import { CardNumberField, ExpiryField } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";

export function CardNumberFieldExample() {
  return (
    <Grid columns={2}>
      <CardNumberField label="Card number" defaultValue="4111111111111111" />
      <ExpiryField label="Expires" defaultValue="04/28" />
    </Grid>
  );
}
