import type { NoteEntity } from "@portico/contract";
import { NotesPanel } from "@portico/ui/work-dialogs";
import { useState } from "react";
import { detailMessages as texts } from "../../messages/lists.ts";
import { LeaveGuard } from "../../session-watch/leave-guard.tsx";
import { useNotes } from "../actions/status-work/use-notes.ts";
import { DetailSection } from "./detail-section.tsx";

/** Props of `DetailNotes`. */
export interface DetailNotesProps {
  /** The kind of record that the notes belong to. */
  entity: NoteEntity;
  id: string;
}

/** The notes on a row, as a section of its page. Leaving with an unsaved note requires confirmation. */
export function DetailNotes({ entity, id }: DetailNotesProps) {
  const notes = useNotes(entity, id);
  const [isDirty, setDirty] = useState(false);
  return (
    <DetailSection title={texts.notes} isPrinted={notes.notes.length > 0}>
      <LeaveGuard isDirty={isDirty} />
      <NotesPanel {...notes} onUnsavedChange={({ hasUnsavedChanges }) => setDirty(hasUnsavedChanges)} />
    </DetailSection>
  );
}
