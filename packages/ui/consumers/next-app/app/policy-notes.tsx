"use client";

import { NotesPanel } from "@portico/ui/work-dialogs";

const notes = [
  { id: "1", author: "Dana Whitfield", at: "2026-03-01T02:45:00Z", body: "Called the carrier." },
];

export function PolicyNotes() {
  return <NotesPanel notes={notes} onMakeNote={async () => undefined} />;
}
