import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { maxScreenDocument } from "@portico/contract/features/screens.schemas";

/** The maximum length of the editor's text. Much longer text is not a screen, and would freeze the page. */
export const maxCharacters = 2 * maxScreenDocument;

/** Rejects pasted or dropped text that would exceed the limit, and calls `onRefused`. */
export function limitLength(onRefused: () => void): Extension {
  const refuse = (event: Event, view: EditorView, data: DataTransfer | null) => {
    const { from, to } = view.state.selection.main;
    const inserted = data?.getData("text/plain").length ?? 0;
    if (view.state.doc.length - (to - from) + inserted <= maxCharacters) return false;
    event.preventDefault();
    onRefused();
    return true;
  };
  return EditorView.domEventHandlers({
    paste: (event, view) => refuse(event, view, event.clipboardData),
    drop: (event, view) => refuse(event, view, event.dataTransfer),
  });
}
