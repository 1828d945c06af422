import { RadioGroup } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";

const payments = [
  { value: "card", label: "Card", hint: "Visa, Mastercard, American Express or Discover" },
  { value: "bank", label: "Bank account", hint: "Drawn on the first of the month" },
  { value: "cash", label: "Cash", isDisabled: true },
];
const times = [
  { value: "morning", label: "Morning" },
  { value: "noon", label: "Noon" },
  { value: "evening", label: "Evening" },
];

export function RadioGroupExample() {
  return (
    <Grid columns={2}>
      <RadioGroup label="Payment" options={payments} defaultValue="bank" required />
      <RadioGroup label="Best time to call" options={times} appearance="chips" defaultValue="morning" />
    </Grid>
  );
}
