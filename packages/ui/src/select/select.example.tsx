import { Select } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";

const states = [
  { value: "FL", label: "Florida" },
  { value: "GA", label: "Georgia" },
  { value: "TX", label: "Texas" },
];
const reasons = [
  { value: "moved", label: "Moved" },
  { value: "employer", label: "Covered by an employer" },
  { value: "medicare", label: "Medicare", isDisabled: true },
];

export function SelectExample() {
  return (
    <Grid columns={2}>
      <Select label="State" options={states} defaultValue="FL" />
      <Select
        label="Reason"
        options={reasons}
        placeholder="Choose a reason"
        hint="Why the policy ends"
        required
      />
    </Grid>
  );
}
