import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { maxScreenDocument } from "@portico/contract/features/screens.schemas";

/** The most characters that stand in an editor: what is far beyond a screen would hold the page up, and is none. */
export const maxCharacters = 2 * maxScreenDocument;

/** Keeps out what is pasted or dropped where it would be too much, and says so. */
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
