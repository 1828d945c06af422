import { Button, StatusChangeDialog } from "@portico/ui";
import { Stack } from "@portico/ui/layout";
import { useState } from "react";

const statuses = ["Call Back", "Left Message", "Sold", "Not Interested"].map((label) => ({
  value: label,
  label,
}));

export function StatusChangeDialogExample() {
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState("New");
  return (
    <Stack align="start" gap={2}>
      <span>Status of 3 leads: {status}</span>
      <Button onClick={() => setOpen(true)}>Change Status</Button>
      <StatusChangeDialog
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        statuses={statuses}
        count={3}
        describeCount={(count) => `${count} leads`}
        onSubmit={async ({ statusLabel }) => setStatus(statusLabel)}
      />
    </Stack>
  );
}
