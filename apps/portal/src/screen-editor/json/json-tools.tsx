import { startCompletion } from "@codemirror/autocomplete";
import { redo, undo } from "@codemirror/commands";
import { openSearchPanel } from "@codemirror/search";
import type { ChangeSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { Button } from "@portico/ui";
import { AlignLeft, Lightbulb, Redo2, Search, Undo2 } from "@portico/ui/icons";
import { format } from "jsonc-parser";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { CodeEditorState } from "./use-code-editor.ts";

const texts = screenEditorMessages.json;

/** Props of `JsonTools`. */
export interface JsonToolsProps {
  /** Undefined until the editor is mounted. */
  view: EditorView | undefined;
  moment: CodeEditorState;
  isReadOnly: boolean;
  /** Called with what is to be read out. */
  onAnnounce: (words: string) => void;
}

/** What can be done with the text by a press; the keys do the same. */
export function JsonTools({ view, moment, isReadOnly, onAnnounce }: JsonToolsProps) {
  const tool = (
    label: string,
    Icon: typeof Undo2,
    run: (view: EditorView) => void,
    disabledReason?: string | false,
  ) => (
    <Button
      size="sm"
      variant="ghost"
      icon={<Icon size={14} aria-hidden="true" />}
      disabledReason={disabledReason || undefined}
      onClick={() => view && run(view)}
    >
      {label}
    </Button>
  );
  const find = tool(texts.find, Search, openSearchPanel);
  return (
    <fieldset aria-label={texts.tools} className="-mx-2 flex flex-wrap gap-1">
      {!isReadOnly && (
        <>
          {tool(texts.suggest, Lightbulb, (at) => {
            at.focus();
            startCompletion(at);
          })}
          {tool(texts.format, AlignLeft, (at) => {
            at.dispatch({ changes: formattingOf(at.state.doc.toString()), userEvent: "input.format" });
            onAnnounce(texts.formatted);
          })}
          {tool(texts.undo, Undo2, undo, !moment.canUndo && texts.nothingToUndo)}
          {tool(texts.redo, Redo2, redo, !moment.canRedo && texts.nothingToRedo)}
        </>
      )}
      {find}
    </fieldset>
  );
}

/** The changes that put each entry on a line of its own, with two spaces a level; also of what is no JSON yet. */
function formattingOf(text: string): ChangeSpec[] {
  const edits = format(text, undefined, {
    tabSize: 2,
    insertSpaces: true,
    eol: "\n",
    insertFinalNewline: true,
  });
  return edits.map(({ offset, length, content }) => ({ from: offset, to: offset + length, insert: content }));
}
