import type { EditorView } from "@codemirror/view";
import { useEffect, useState } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { findingAt, nextFinding } from "./finding-order.ts";
import type { Finding } from "./findings.ts";
import { applyFix, goTo } from "./use-code-editor.ts";

const texts = screenEditorMessages.json;
/** Milliseconds without a change before the number of problems is announced, because typing always causes some. */
const rest = 1200;

/** Navigation through the problems of a text. */
export interface Problems {
  /** The index of the finding at the caret; -1 if there is none. */
  readonly indexAt: (caret: number) => number;
  /** What is read out. */
  readonly announcement: string;
  readonly announce: (words: string) => void;
  /** Leads to the next finding or the one before, and reads it out. */
  readonly go: (view: EditorView, direction: 1 | -1) => void;
  /** Fixes the finding at the caret, if there is a fix. */
  readonly fixAt: (view: EditorView) => void;
}

/** Moves between findings, and announces the current one and their number. */
export function useProblems(findings: readonly Finding[]): Problems {
  const [last, setLast] = useState<number>();
  const [announcement, announce] = useState("");
  const count = findings.length;
  const [counted, setCounted] = useState(count);
  useEffect(() => {
    if (count === counted) return;
    const timer = setTimeout(() => {
      setCounted(count);
      announce(texts.problems(count));
    }, rest);
    return () => clearTimeout(timer);
  }, [count, counted]);

  const indexAt = (caret: number) => findingAt(findings, { caret, last });
  const caretOf = (view: EditorView) => view.state.selection.main.from;
  return {
    indexAt,
    announcement,
    announce,
    go: (view, direction) => {
      const index = nextFinding(findings, { caret: caretOf(view), last }, direction);
      const finding = index === undefined ? undefined : findings[index];
      if (index === undefined || !finding) return announce(texts.noProblems);
      goTo(view, finding);
      setLast(index);
      const line = view.state.doc.lineAt(finding.from).number;
      announce(texts.problemAnnouncement(index + 1, count, line, finding.message));
    },
    fixAt: (view) => {
      const fix = findings[indexAt(caretOf(view))]?.fix;
      if (!fix || view.state.readOnly) return;
      applyFix(view, fix);
      announce(texts.fixed(fix.label));
    },
  };
}
