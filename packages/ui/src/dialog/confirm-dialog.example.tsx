import { Button, ConfirmDialog } from "@portico/ui";
import { useState } from "react";

export function ConfirmDialogExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete statement…</Button>
      <ConfirmDialog
        isOpen={isOpen}
        tone="danger"
        title="Delete the statement of March 2026?"
        description="Its 312 payments are deleted, too. This can't be undone."
        confirmLabel="Delete statement"
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}
