import { useCallback, useMemo, useState } from "react";
import { builtInIds, type Draft, type FocusRequest, parseScreen, writeDocument } from "./draft.ts";
import { findingsIn } from "./findings.ts";

interface DraftState {
  /** What was written over the saved text; undefined while it is the saved one. */
  readonly edited?: string | undefined;
  readonly focusRequest?: FocusRequest | undefined;
}

/**
 * The document that is written on the page, start with the text that is saved. Where another text is saved
 * in the meantime, what was written stays.
 * @param takenIds the ids that it cannot have; those of the built-in screens by default
 */
export function useDraft(saved: string, takenIds: readonly string[] = builtInIds): Draft {
  const [{ edited: written, focusRequest }, setState] = useState<DraftState>({});
  // Saved as written: from now on it follows the saved version.
  if (written === saved) setState((state) => ({ ...state, edited: undefined }));
  const text = written ?? saved;
  const read = useMemo(() => {
    const parsed = parseScreen(text, takenIds);
    return { ...parsed, findings: findingsIn(text, parsed) };
  }, [text, takenIds]);
  const setText = useCallback((next: string) => setState((state) => ({ ...state, edited: next })), []);
  const setDocument = useCallback((document: unknown) => setText(writeDocument(document)), [setText]);
  const focusPath = useCallback((path: string) => {
    setState((state) => ({ ...state, focusRequest: { path, count: (state.focusRequest?.count ?? 0) + 1 } }));
  }, []);
  return {
    ...read,
    text,
    takenIds,
    isChanged: text !== saved,
    setText,
    setDocument,
    focusRequest,
    focusPath,
  };
}
