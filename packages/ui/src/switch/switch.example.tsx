import { Switch } from "@portico/ui/forms";
import { Stack } from "@portico/ui/layout";
import { useState } from "react";

export function SwitchExample() {
  const [isOn, setOn] = useState(true);
  return (
    <Stack>
      <Switch
        label="Email me about new leads"
        hint="At most one email an hour"
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
      <Switch label="Show terminated policies" />
    </Stack>
  );
}
