import { startCompletion } from "@codemirror/autocomplete";
import { redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import { openSearchPanel } from "@codemirror/search";
import type { EditorView } from "@codemirror/view";
import { Button } from "@portico/ui";
import { AlignLeft, Lightbulb, Redo2, Search, Undo2 } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { format } from "jsonc-parser";
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import type { Draft } from "../draft/draft.ts";
import { rangeOf } from "../draft/findings.ts";
import { announce, explainAt, maxCharacters } from "./extensions.ts";
import { type EditorHistory, select, useCodeEditor } from "./use-code-editor.ts";

const texts = screenEditorMessages.json;
/** Milliseconds that the caret must rest before its explanation is loaded. */
const explanationDelay = 150;

export interface JsonViewProps {
  draft: Draft;
  /** Only read when the view is mounted. */
  isReadOnly: boolean;
  /** Undo history, which outlives the view. */
  history: EditorHistory;
  /** Shown below the editor. */
  children?: ReactNode;
}

/** The document as JSON, with suggestions, explanations, and the problems at their positions. */
export function JsonView({ draft, isReadOnly, history, children }: JsonViewProps) {
  const helpId = useId();
  const notify = useNotify();
  const { text, findings, focusRequest } = draft;
  const { host, view, state } = useCodeEditor({
    text,
    findings,
    isReadOnly,
    history,
    describedBy: helpId,
    onChange: draft.setText,
    onRefused: () => notify({ tone: "danger", text: texts.refused(maxCharacters) }),
  });
  const explanation = useExplanation(text, state?.selection.main.from ?? 0);
  const focus = useEffectEvent((editor: EditorView, path: string) => {
    select(editor, findings.find((finding) => finding.path === path) ?? rangeOf(path, text));
    editor.focus();
  });
  useEffect(() => {
    if (view && focusRequest) focus(view, focusRequest.path);
  }, [view, focusRequest]);

  const tool = (
    label: string,
    Icon: typeof Undo2,
    run: (at: EditorView) => void,
    disabledReason?: string,
  ) => (
    <Button
      size="sm"
      variant="ghost"
      icon={<Icon size={14} aria-hidden="true" />}
      disabledReason={disabledReason}
      onClick={() => view && run(view)}
    >
      {label}
    </Button>
  );
  return (
    <div className="grid min-w-0 gap-2 text-table">
      <fieldset aria-label={texts.tools} className="-mx-2 flex flex-wrap gap-1">
        {!isReadOnly && (
          <>
            {tool(texts.suggest, Lightbulb, suggestAtCaret)}
            {tool(texts.format, AlignLeft, formatText)}
            {tool(texts.undo, Undo2, undo, state && undoDepth(state) > 0 ? undefined : texts.nothingToUndo)}
            {tool(texts.redo, Redo2, redo, state && redoDepth(state) > 0 ? undefined : texts.nothingToRedo)}
          </>
        )}
        {tool(texts.find, Search, openSearchPanel)}
      </fieldset>
      <div className="min-w-0 overflow-hidden rounded-md border border-border-control has-[.cm-focused]:outline-2 has-[.cm-focused]:outline-offset-1 has-[.cm-focused]:outline-focus">
        <div ref={host} data-handles-escape="" />
        <p className="border-t border-border bg-surface-header px-3 py-1.5 wrap-anywhere text-fg-muted">
          {explanation}
        </p>
      </div>
      {children}
      <p id={helpId} className="text-caption font-normal text-fg-muted">
        {isReadOnly ? `${texts.readOnly} ${texts.helpReading}` : texts.help}
      </p>
    </div>
  );
}

/** The explanation of the keyword or value at the caret. */
function useExplanation(text: string, caret: number): string {
  const [explanation, setExplanation] = useState<string>(texts.nothingAtCursor);
  useEffect(() => {
    let isCurrent = true;
    const update = (next: string) => isCurrent && setExplanation(next);
    const timer = setTimeout(() => {
      explainAt(text, caret).then(
        (found) => update(found?.text ?? texts.nothingAtCursor),
        () => update(texts.suggestionsFailed),
      );
    }, explanationDelay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, caret]);
  return explanation;
}

function suggestAtCaret(view: EditorView) {
  view.focus();
  startCompletion(view);
}

/** Puts each entry on its own line, indented by two spaces, also in invalid JSON. */
function formatText(view: EditorView) {
  const options = { tabSize: 2, insertSpaces: true, eol: "\n", insertFinalNewline: true };
  const changes = format(view.state.doc.toString(), undefined, options).map(({ offset, length, content }) => {
    return { from: offset, to: offset + length, insert: content };
  });
  view.dispatch({ changes, userEvent: "input.format" });
  announce(view, texts.formatted);
}
