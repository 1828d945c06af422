import { CardNumberField, ExpiryField } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";
import { useState } from "react";

export function ExpiryFieldExample() {
  const [expiry, setExpiry] = useState("04/28");
  return (
    <Grid columns={2}>
      <CardNumberField label="Card number" defaultValue="4111111111111111" />
      <ExpiryField label="Expires" value={expiry} onChange={({ value }) => setExpiry(value)} />
    </Grid>
  );
}
