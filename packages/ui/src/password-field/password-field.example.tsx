import { PasswordField, TextField } from "@portico/ui/forms";
import { Grid } from "@portico/ui/layout";

export function PasswordFieldExample() {
  return (
    <Grid columns={2}>
      <TextField label="Email" type="email" autoComplete="username" defaultValue="ana.rivera@example.com" />
      <PasswordField label="New password" hint="At least 12 characters" autoComplete="new-password" />
    </Grid>
  );
}
