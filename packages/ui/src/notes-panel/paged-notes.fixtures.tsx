import { useRef, useState } from "react";
import { notesOn } from "./notes.fixtures.js";
import { NotesPanel, type NotesPanelProps } from "./notes-panel.js";

export interface PagedNotesProps extends Omit<NotesPanelProps, "notes" | "olderCount"> {
  /** How many times loading older notes fails first. */
  failures: number;
}

/** Twelve notes, four per page. */
export function PagedNotes({ failures, onShowOlder, ...props }: PagedNotesProps) {
  const [count, setCount] = useState(4);
  const tries = useRef(0);
  const showOlder = async () => {
    tries.current += 1;
    if (tries.current <= failures)
      throw new Error("Couldn't load older notes: the server did not answer. Try again.");
    await onShowOlder?.();
    setCount((before) => before + 4);
  };
  return <NotesPanel {...props} notes={notesOn(count)} olderCount={12 - count} onShowOlder={showOlder} />;
}
