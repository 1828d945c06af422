import { Button } from "@portico/ui";
import { type CommandGroup, CommandPalette } from "@portico/ui/command-palette";
import { Stack } from "@portico/ui/layout";
import { useState } from "react";

export function CommandPaletteExample() {
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState("nothing");
  const groups: readonly CommandGroup[] = [
    {
      id: "screens",
      label: "Screens",
      commands: ["Leads", "Policies in force", "Unpaid policies"].map((label) => ({
        id: label,
        label,
        onPress: () => setOpened(label),
      })),
    },
  ];
  return (
    <Stack align="start" gap={2}>
      <span>You opened {opened}.</span>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} groups={groups} />
    </Stack>
  );
}
