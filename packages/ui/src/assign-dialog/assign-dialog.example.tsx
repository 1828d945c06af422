import { AssignDialog, Button, type ComboboxOption } from "@portico/ui";
import { Stack } from "@portico/ui/layout";
import { useState } from "react";

const agents: readonly ComboboxOption[] = [
  { value: "ana", label: "Ana Rivera" },
  { value: "noah", label: "Noah Bennett" },
  { value: "grace", label: "Grace Dupont" },
];
const search = async ({ text }: { text: string }) =>
  agents.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

export function AssignDialogExample() {
  const [isOpen, setOpen] = useState(false);
  const [agent, setAgent] = useState("nobody");
  return (
    <Stack align="start" gap={2}>
      <span>3 policies are assigned to {agent}.</span>
      <Button onClick={() => setOpen(true)}>Assign</Button>
      <AssignDialog
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        search={search}
        count={3}
        describeCount={(count) => `${count} policies`}
        onSubmit={async ({ person }) => setAgent(person.label)}
      />
    </Stack>
  );
}
