import { type Note, NotesPanel } from "@portico/ui";
import { useState } from "react";

const before: readonly Note[] = [
  { id: "2", author: "Noah Bennett", at: "2026-03-12T15:20:00Z", body: "Sent the payment link by text." },
  {
    id: "1",
    author: "Ana Rivera",
    at: "2026-03-10T13:05:00Z",
    body: "Card declined. Will call on Thursday.",
  },
];

export function NotesPanelExample() {
  const [notes, setNotes] = useState(before);
  return (
    <NotesPanel
      notes={notes}
      onMakeNote={async ({ text }) => {
        const id = String(notes.length + 1);
        setNotes([{ id, author: "Ana Rivera", at: new Date().toISOString(), body: text }, ...notes]);
      }}
    />
  );
}
