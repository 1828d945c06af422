import { DateField } from "@portico/ui/date-fields";
import { Grid } from "@portico/ui/layout";
import { useState } from "react";

export function DateFieldExample() {
  const [day, setDay] = useState("2026-03-01");
  return (
    <Grid columns={2}>
      <DateField
        label="Effective date"
        hint="The first day of a month"
        value={day}
        onChange={({ value }) => setDay(value)}
        min="2026-01-01"
        max="2026-12-31"
        isDayDisabled={(date) => !date.endsWith("-01")}
      />
      <DateField label="Call on" />
    </Grid>
  );
}
