import { Button, HistoryDialog, type TimelineEntry } from "@portico/ui";
import { useState } from "react";

const entries: readonly TimelineEntry[] = [
  { id: "3", title: "Effectuated", at: "2026-03-14T16:02:00Z", author: "Carrier file", tone: "success" },
  { id: "2", title: "Payment received", at: "2026-03-12T15:20:00Z", author: "Noah Bennett" },
  {
    id: "1",
    title: "Unpaid",
    at: "2026-03-10T13:05:00Z",
    author: "Ana Rivera",
    body: "Card declined.",
    tone: "danger",
  },
];

export function HistoryDialogExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>History</Button>
      <HistoryDialog
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        description="Policy FL-10417"
        entries={entries}
      />
    </>
  );
}
