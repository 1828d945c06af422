import { historyField, isolateHistory } from "@codemirror/commands";
import { setDiagnostics } from "@codemirror/lint";
import { diff } from "@codemirror/merge";
import { Annotation, EditorState } from "@codemirror/state";
import { EditorView, type ViewUpdate } from "@codemirror/view";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Finding, Fix, TextRange } from "../draft/findings.ts";
import { editorExtensions, limitLength } from "./extensions.ts";

/** The text, selection and undo history of an editor, for the next one. Empty at first. */
export type EditorHistory = RefObject<unknown>;

/** Content and callbacks of the editor. */
export interface CodeEditorOptions {
  readonly text: string;
  readonly findings: readonly Finding[];
  /** Only read when the editor is mounted. */
  readonly isReadOnly: boolean;
  readonly history: EditorHistory;
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
  /** Called when inserted text is too long. */
  readonly onRefused: () => void;
}

/** An editor on the page. The view and its state are undefined until it is mounted. */
export interface CodeEditor {
  /** The element it is mounted in. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly view: EditorView | undefined;
  readonly state: EditorState | undefined;
}

const fromOutside = Annotation.define<boolean>();
const savedFields = { history: historyField };

/** Mounts a controlled code editor: reports what the user types, and shows other changes of the text. */
export function useCodeEditor(options: CodeEditorOptions): CodeEditor {
  const { text, findings, isReadOnly, history } = options;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  // Reported texts that may still come back as props, older than the current one.
  const reported = useRef(new Set<string>());

  const handleUpdate = useEffectEvent(({ state: next, docChanged, transactions }: ViewUpdate) => {
    setState(next);
    if (!docChanged || transactions.some((transaction) => transaction.annotation(fromOutside))) return;
    const changed = next.doc.toString();
    reported.current.add(changed);
    options.onChange(changed);
  });
  const handleRefused = useEffectEvent(() => options.onRefused());

  const mount = useEffectEvent((parent: HTMLElement) => {
    const extensions = [
      editorExtensions,
      limitLength(handleRefused),
      EditorState.readOnly.of(isReadOnly),
      EditorView.contentAttributes.of({
        "aria-describedby": options.describedBy,
        "aria-readonly": String(isReadOnly),
      }),
      EditorView.updateListener.of(handleUpdate),
    ];
    const saved = history.current;
    const first = saved
      ? EditorState.fromJSON(saved, { extensions }, savedFields)
      : EditorState.create({ doc: text, extensions });
    return new EditorView({ parent, state: first });
  });
  useEffect(() => {
    if (!host.current) return;
    const mounted = mount(host.current);
    setView(mounted);
    setState(mounted.state);
    return () => {
      history.current = mounted.state.toJSON(savedFields);
      mounted.destroy();
    };
  }, [history]);

  useEffect(() => {
    if (!view) return;
    const shown = view.state.doc.toString();
    if (shown !== text && reported.current.has(text)) return;
    reported.current.clear();
    if (shown === text) return;
    // Only the differences, so that the caret keeps its position.
    const changes = diff(shown, text).map(({ fromA, toA, fromB, toB }) => {
      return { from: fromA, to: toA, insert: text.slice(fromB, toB) };
    });
    view.dispatch({ changes, annotations: [fromOutside.of(true), isolateHistory.of("full")] });
  }, [view, text]);

  useEffect(() => {
    if (!view || view.state.doc.toString() !== text) return;
    const diagnostics = findings.map(({ from, to, message, fix }) => ({
      from,
      to,
      message,
      severity: "error" as const,
      actions: fix && !isReadOnly ? [{ name: fix.label, apply: () => applyFix(view, fix) }] : [],
    }));
    view.dispatch(setDiagnostics(view.state, diagnostics));
  }, [view, text, findings, isReadOnly]);

  return { host, view, state };
}

/** Selects a range and scrolls to it. */
export function select(view: EditorView, { from, to }: TextRange) {
  view.dispatch({
    selection: { anchor: from, head: Math.min(to, view.state.doc.length) },
    effects: EditorView.scrollIntoView(from, { y: "center" }),
  });
}

function applyFix(view: EditorView, { from, to, insert }: Fix) {
  view.dispatch({ changes: { from, to, insert }, selection: { anchor: from }, userEvent: "input.complete" });
}
