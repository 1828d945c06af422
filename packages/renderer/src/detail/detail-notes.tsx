import type { ScreenAction } from "@portico/screens";
import { NotesPanel } from "@portico/ui/work-dialogs";
import { useMemo, useRef, useState } from "react";
import { useNotes } from "../actions/status-work/use-notes.ts";
import { useRecordShortcuts } from "../keys/use-record-shortcuts.ts";
import { useDetailMessages } from "../messages/lists.ts";
import { LeaveGuard } from "../unsaved/leave-guard.tsx";
import { DetailSection } from "./detail-section.tsx";

export interface DetailNotesProps {
  /** The kind of record that the notes belong to. */
  entity: string;
  id: string;
  /** Whether the shortcut of notes means this record. @default always */
  shortcutsApply?: () => boolean;
}

const always = () => true;

/** The notes on a row, as a section of its page. Leaving with an unsaved note requires confirmation. */
export function DetailNotes({ entity, id, shortcutsApply = always }: DetailNotesProps) {
  const texts = useDetailMessages();
  const notes = useNotes(entity, id);
  const panel = useRef<HTMLDivElement>(null);
  const actions = useMemo<readonly ScreenAction[]>(
    () => [{ id: "note", kind: "notes", label: texts.notes, entity }],
    [entity, texts],
  );
  useRecordShortcuts({
    actions,
    run: () => panel.current?.querySelector("textarea")?.focus(),
    applies: shortcutsApply,
  });
  const [isDirty, setDirty] = useState(false);
  return (
    <DetailSection title={texts.notes} isPrinted={notes.notes.length > 0}>
      <LeaveGuard isDirty={isDirty} />
      <NotesPanel
        ref={panel}
        {...notes}
        onUnsavedChange={({ hasUnsavedChanges }) => setDirty(hasUnsavedChanges)}
      />
    </DetailSection>
  );
}
