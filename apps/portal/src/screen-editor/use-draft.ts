import { useCallback, useMemo, useState } from "react";
import { builtInIds, type Draft, readText, type WantedPlace, writeDocument } from "./draft.ts";

interface DraftState {
  /** What was written over the saved text; undefined while it is the saved one. */
  readonly written?: string | undefined;
  readonly wanted?: WantedPlace | undefined;
}

/**
 * The document that is written on the page, beginning with the text that is saved. Where another text is saved
 * meanwhile, what was written stays.
 * @param takenIds the ids that it cannot have; those of the screens that come with the portal unless said
 */
export function useDraft(saved: string, takenIds: readonly string[] = builtInIds): Draft {
  const [{ written, wanted }, setState] = useState<DraftState>({});
  // Saved as written: from now on it follows what is saved.
  if (written === saved) setState((state) => ({ ...state, written: undefined }));
  const text = written ?? saved;
  const read = useMemo(() => readText(text, takenIds), [text, takenIds]);
  const setText = useCallback((next: string) => setState((state) => ({ ...state, written: next })), []);
  const setDocument = useCallback((document: unknown) => setText(writeDocument(document)), [setText]);
  const showPlace = useCallback((path: string) => {
    setState((state) => ({ ...state, wanted: { path, turn: (state.wanted?.turn ?? 0) + 1 } }));
  }, []);
  return { ...read, text, takenIds, isChanged: text !== saved, setText, setDocument, wanted, showPlace };
}
