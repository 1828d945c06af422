import { Checkbox } from "@portico/ui/forms";
import { Stack } from "@portico/ui/layout";
import { useState } from "react";

export function CheckboxExample() {
  const [isAgreed, setAgreed] = useState(false);
  return (
    <Stack>
      <Checkbox
        label="Everyone who applies has agreed to the terms"
        hint="The answer is kept for ten years."
        checked={isAgreed}
        onCheckedChange={({ checked }) => setAgreed(checked === true)}
      />
      <Checkbox label="Overwrite existing applications" defaultChecked />
    </Stack>
  );
}
