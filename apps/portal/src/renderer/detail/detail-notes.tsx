import type { NoteEntity } from "@portico/contract";
import { NotesPanel } from "@portico/ui/work-dialogs";
import { useState } from "react";
import { detailMessages as texts } from "../../messages/lists.ts";
import { LeaveGuard } from "../../session-watch/leave-guard.tsx";
import { useNotes } from "../actions/status-work/use-notes.ts";
import { DetailSection } from "./detail-section.tsx";

/** Props of `DetailNotes`. */
export interface DetailNotesProps {
  /** What the notes hang on. */
  entity: NoteEntity;
  id: string;
}

/** The notes on a row as a part of its page; one that is written and not made is not lost by leaving. */
export function DetailNotes({ entity, id }: DetailNotesProps) {
  const notes = useNotes(entity, id);
  const [isDirty, setDirty] = useState(false);
  return (
    <DetailSection title={texts.notes}>
      <LeaveGuard isDirty={isDirty} />
      <NotesPanel {...notes} onUnsavedChange={({ hasUnsavedChanges }) => setDirty(hasUnsavedChanges)} />
    </DetailSection>
  );
}
