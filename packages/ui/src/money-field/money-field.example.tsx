import { MoneyField } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";
import { useState } from "react";

export function MoneyFieldExample() {
  const [income, setIncome] = useState("42000.00");
  return (
    <Grid columns={2}>
      <MoneyField
        label="Annual income"
        hint="Before taxes"
        value={income}
        onChange={({ value }) => setIncome(value)}
        required
      />
      <MoneyField label="Monthly premium" defaultValue="412.60" readOnly />
    </Grid>
  );
}
