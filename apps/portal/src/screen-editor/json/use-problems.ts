import type { EditorView } from "@codemirror/view";
import { useEffect, useState } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { findingAt, findingBeside } from "./finding-order.ts";
import type { Finding } from "./findings.ts";
import { leadTo, mend } from "./use-code-editor.ts";

const texts = screenEditorMessages.json;
/** Milliseconds without a change before it is said how much is wrong: while one types it is always something. */
const rest = 1200;

/** The way through what is wrong with a text. */
export interface Problems {
  /** The finding that is meant at the caret; -1 where there is none. */
  readonly indexAt: (caret: number) => number;
  /** What is read out. */
  readonly told: string;
  readonly tell: (words: string) => void;
  /** Leads to the next finding or the one before, and reads it out. */
  readonly go: (view: EditorView, direction: 1 | -1) => void;
  /** Mends the finding at the caret where there is a way. */
  readonly mendAt: (view: EditorView) => void;
}

/** Leads through findings, and reads out which one was come to and how many there are. */
export function useProblems(findings: readonly Finding[]): Problems {
  const [last, setLast] = useState<number>();
  const [told, tell] = useState("");
  const count = findings.length;
  const [counted, setCounted] = useState(count);
  useEffect(() => {
    if (count === counted) return;
    const timer = setTimeout(() => {
      setCounted(count);
      tell(texts.problems(count));
    }, rest);
    return () => clearTimeout(timer);
  }, [count, counted]);

  const indexAt = (caret: number) => findingAt(findings, { caret, last });
  const caretOf = (view: EditorView) => view.state.selection.main.from;
  return {
    indexAt,
    told,
    tell,
    go: (view, direction) => {
      const index = findingBeside(findings, { caret: caretOf(view), last }, direction);
      const finding = index === undefined ? undefined : findings[index];
      if (index === undefined || !finding) return tell(texts.noProblems);
      leadTo(view, finding);
      setLast(index);
      const line = view.state.doc.lineAt(finding.from).number;
      tell(texts.told(index + 1, count, line, finding.message));
    },
    mendAt: (view) => {
      const fix = findings[indexAt(caretOf(view))]?.fix;
      if (!fix || view.state.readOnly) return;
      mend(view, fix);
      tell(texts.mended(fix.label));
    },
  };
}
