import { Button, type Note, NotesSheet } from "@portico/ui";
import { useState } from "react";

const before: readonly Note[] = [
  {
    id: "1",
    author: "Ana Rivera",
    at: "2026-03-10T13:05:00Z",
    body: "Card declined. Will call on Thursday.",
  },
];

export function NotesSheetExample() {
  const [isOpen, setOpen] = useState(false);
  const [notes, setNotes] = useState(before);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Notes</Button>
      <NotesSheet
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        description="Policy FL-10417"
        notes={notes}
        onMakeNote={async ({ text }) => {
          const id = String(notes.length + 1);
          setNotes([{ id, author: "Ana Rivera", at: new Date().toISOString(), body: text }, ...notes]);
        }}
      />
    </>
  );
}
