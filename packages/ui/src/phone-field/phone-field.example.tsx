import { PhoneField, TextField } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";
import { useState } from "react";

export function PhoneFieldExample() {
  const [phone, setPhone] = useState("3055550142");
  return (
    <Grid columns={2}>
      <PhoneField label="Phone" value={phone} onChange={({ value }) => setPhone(value)} />
      <TextField label="Extension" inputMode="numeric" />
    </Grid>
  );
}
