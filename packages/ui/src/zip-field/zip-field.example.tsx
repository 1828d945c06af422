import { TextField, ZipField } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";
import { useState } from "react";

export function ZipFieldExample() {
  const [zip, setZip] = useState("33134");
  return (
    <Grid columns={2}>
      <ZipField
        label="ZIP code"
        hint="Of the home address"
        value={zip}
        onChange={({ value }) => setZip(value)}
        error={zip.length === 5 ? undefined : "Enter five digits."}
      />
      <TextField label="County" defaultValue="Miami-Dade" />
    </Grid>
  );
}
