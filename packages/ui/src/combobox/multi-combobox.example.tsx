import { MultiCombobox } from "@portico/ui/combobox";
import { useState } from "react";

const carriers = [
  { value: "aetna", label: "Aetna" },
  { value: "ambetter", label: "Ambetter" },
  { value: "cigna", label: "Cigna" },
  { value: "florida-blue", label: "Florida Blue" },
  { value: "oscar", label: "Oscar" },
];

export function MultiComboboxExample() {
  const [ids, setIds] = useState<readonly string[]>(["ambetter", "oscar"]);
  return (
    <MultiCombobox
      label="Carriers"
      hint="Those that the agent is appointed with"
      placeholder="Name"
      options={carriers}
      value={ids}
      onChange={({ value }) => setIds(value)}
    />
  );
}
