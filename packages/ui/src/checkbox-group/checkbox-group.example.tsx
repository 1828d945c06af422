import { CheckboxGroup } from "@portico/ui/forms";
import { useState } from "react";

const uses = [
  { value: "home", label: "Home" },
  { value: "work", label: "Work" },
  { value: "mail", label: "Mailing", hint: "Letters and cards go here." },
];

export function CheckboxGroupExample() {
  const [value, setValue] = useState<readonly string[]>(["home"]);
  return (
    <CheckboxGroup
      label="Used for"
      options={uses}
      value={value}
      onChange={(change) => setValue(change.value)}
      error={value.length === 0 ? "Select at least one." : undefined}
    />
  );
}
