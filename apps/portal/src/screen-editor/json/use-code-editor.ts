import { historyField, isolateHistory, redoDepth, undoDepth } from "@codemirror/commands";
import { setDiagnostics } from "@codemirror/lint";
import { diff } from "@codemirror/merge";
import { Annotation, Compartment, EditorState } from "@codemirror/state";
import { EditorView, type ViewUpdate } from "@codemirror/view";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { changeable, type EditorKey, editorExtensions } from "./extensions.ts";
import type { Finding, Fix } from "./findings.ts";
import { loadLanguage } from "./load-language.ts";

/** The text, selection and undo history of an editor, for the next one. Empty at first. */
export type EditorHistory = RefObject<unknown>;

/** Content and callbacks of the editor. */
export interface CodeEditorOptions {
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly isReadOnly: boolean;
  readonly history: EditorHistory;
  readonly label: string;
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
  /** Called for keys that the page handles, such as save. */
  readonly onKey: (key: EditorKey, view: EditorView) => void;
  /** Called when inserted text is too long. */
  readonly onRefused: () => void;
}

/** The state that the toolbar uses. */
export interface CodeEditorState {
  /** Where the selection starts, in characters. */
  readonly caret: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** An editor on the page. */
export interface CodeEditor {
  /** The element it is mounted in. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** Undefined until it is mounted. */
  readonly view: EditorView | undefined;
  readonly moment: CodeEditorState;
}

const fromOutside = Annotation.define<boolean>();
const savedFields = { history: historyField };

/** Mounts a controlled code editor: reports what the user types, and shows other changes of the text. */
export function useCodeEditor(options: CodeEditorOptions): CodeEditor {
  const { text, findings, isReadOnly, history: past } = options;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [moment, setMoment] = useState<CodeEditorState>({ caret: 0, canUndo: false, canRedo: false });
  const [writable] = useState(() => new Compartment());
  // Reported texts that may still come back as props, older than the current one.
  const ownTexts = useRef(new Set<string>());

  const handleUpdate = useEffectEvent((update: ViewUpdate) => {
    if (!update.docChanged && !update.selectionSet) return;
    const { state } = update;
    setMoment(momentOf(state));
    const isOwn = update.transactions.every((transaction) => !transaction.annotation(fromOutside));
    if (!update.docChanged || !isOwn) return;
    const next = state.doc.toString();
    ownTexts.current.add(next);
    options.onChange(next);
  });

  const handleKey = useEffectEvent((key: EditorKey, pressed: EditorView) => options.onKey(key, pressed));

  const handleTooLong = useEffectEvent(() => options.onRefused());

  const mount = useEffectEvent((parent: HTMLElement) => {
    const { label, describedBy } = options;
    const extensions = [
      editorExtensions({
        label,
        describedBy,
        onKey: handleKey,
        onRefused: handleTooLong,
        load: loadLanguage,
      }),
      writable.of(changeable(isReadOnly)),
      EditorView.updateListener.of(handleUpdate),
    ];
    const state =
      past.current === undefined
        ? EditorState.create({ doc: text, extensions })
        : EditorState.fromJSON(past.current, { extensions }, savedFields);
    return new EditorView({ parent, state });
  });

  useEffect(() => {
    if (!host.current) return;
    const mounted = mount(host.current);
    setView(mounted);
    setMoment(momentOf(mounted.state));
    return () => {
      past.current = mounted.state.toJSON(savedFields);
      mounted.destroy();
    };
  }, [past]);

  useEffect(() => {
    view?.dispatch({ effects: writable.reconfigure(changeable(isReadOnly)) });
  }, [view, writable, isReadOnly]);

  useEffect(() => {
    if (!view) return;
    const shown = view.state.doc.toString();
    const isOwn = ownTexts.current.has(text);
    if (isOwn && shown !== text) return;
    ownTexts.current.clear();
    if (shown === text) return;
    view.dispatch({
      // Only what differs, so that the caret stays in its place.
      changes: diff(shown, text).map((change) => ({
        from: change.fromA,
        to: change.toA,
        insert: text.slice(change.fromB, change.toB),
      })),
      annotations: [fromOutside.of(true), isolateHistory.of("full")],
    });
  }, [view, text]);

  useEffect(() => {
    if (!view || view.state.doc.toString() !== text) return;
    view.dispatch(
      setDiagnostics(
        view.state,
        findings.map(({ from, to, message, fix }) => ({
          from,
          to,
          message,
          severity: "error",
          ...(fix && !isReadOnly && { actions: [{ name: fix.label, apply: () => applyFix(view, fix) }] }),
        })),
      ),
    );
  }, [view, text, findings, isReadOnly]);

  return { host, view, moment };
}

function momentOf(state: EditorState): CodeEditorState {
  return {
    caret: state.selection.main.from,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

/** Puts a fix in, as a change that can be undone. */
export function applyFix(view: EditorView, { from, to, insert }: Fix) {
  view.dispatch({ changes: { from, to, insert }, selection: { anchor: from }, userEvent: "input.complete" });
}

/** Selects a range and scrolls to it. */
export function goTo(view: EditorView, { from, to }: { from: number; to: number }) {
  view.dispatch({
    selection: { anchor: from, head: Math.min(to, view.state.doc.length) },
    effects: EditorView.scrollIntoView(from, { y: "center" }),
  });
}
