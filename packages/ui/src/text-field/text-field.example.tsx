import { TextField } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";

export function TextFieldExample() {
  return (
    <Grid columns={2}>
      <TextField label="Name" autoComplete="name" required />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="We write to it when a policy changes."
        defaultValue="ana.rivera@example.com"
      />
    </Grid>
  );
}
