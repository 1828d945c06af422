import { NumberField } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";
import { useState } from "react";

export function NumberFieldExample() {
  const [members, setMembers] = useState<number | null>(4);
  const isPossible = members === null || (members >= 1 && members <= 20);
  return (
    <Grid columns={2}>
      <NumberField
        label="Household members"
        hint="Everyone on the tax return"
        min={1}
        max={20}
        value={members}
        onChange={({ value }) => setMembers(value)}
        error={isPossible ? undefined : "Enter 1 to 20."}
      />
      <NumberField label="Application number" isGrouped={false} defaultValue={204518} />
    </Grid>
  );
}
