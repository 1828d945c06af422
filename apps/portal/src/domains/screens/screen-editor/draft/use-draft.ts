import { useCallback, useMemo, useState } from "react";
import { builtInIds, type Draft, type FocusRequest, parseScreen, writeDocument } from "./draft.ts";
import { findingsIn } from "./findings.ts";

/**
 * The document being edited, which starts with the saved text. If another text is saved in the meantime, edits stay.
 * @param takenIds the ids that it cannot have; those of the built-in screens by default
 */
export function useDraft(saved: string, takenIds: readonly string[] = builtInIds): Draft {
  const [edited, setText] = useState<string>();
  const [focusRequest, setFocusRequest] = useState<FocusRequest>();
  // Without unsaved changes, the draft follows the saved text.
  if (edited === saved) setText(undefined);
  const text = edited ?? saved;
  const read = useMemo(() => {
    const parsed = parseScreen(text, takenIds);
    return { ...parsed, findings: findingsIn(text, parsed) };
  }, [text, takenIds]);
  const setDocument = useCallback((document: unknown) => setText(writeDocument(document)), []);
  const focusPath = useCallback((path: string | undefined) => {
    setFocusRequest(path === undefined ? undefined : { path });
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
