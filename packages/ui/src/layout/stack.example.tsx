import { Button, TextField } from "@portico/ui";
import { Stack } from "@portico/ui/layout";

export function StackExample() {
  return (
    <Stack align="start">
      <TextField label="First name" defaultValue="Ana" />
      <TextField label="Last name" defaultValue="Rivera" />
      <Button variant="primary">Save</Button>
    </Stack>
  );
}
