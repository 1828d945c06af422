import { Combobox, type ComboboxSearch } from "@portico/ui/combobox";
import { Grid } from "@portico/ui/layout";
import { useState } from "react";

const states = [
  { value: "FL", label: "Florida", keywords: ["FL"] },
  { value: "GA", label: "Georgia", keywords: ["GA"] },
  { value: "NC", label: "North Carolina", keywords: ["NC"] },
  { value: "TX", label: "Texas", keywords: ["TX"] },
];
const agents = [
  { value: "7", label: "Ana Rivera", description: "Licensed in Florida" },
  { value: "12", label: "Hana Ferrer", description: "Licensed in Georgia" },
  { value: "15", label: "Noah Bennett", description: "Licensed in Florida and Texas" },
];
/** Stands for a server. */
const searchAgents: ComboboxSearch = async ({ text }) =>
  agents.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

export function ComboboxExample() {
  const [agentId, setAgentId] = useState("");
  return (
    <Grid columns={2}>
      <Combobox label="State" options={states} defaultValue="FL" />
      <Combobox
        label="Agent"
        placeholder="Name"
        search={searchAgents}
        value={agentId}
        onChange={({ value }) => setAgentId(value)}
      />
    </Grid>
  );
}
