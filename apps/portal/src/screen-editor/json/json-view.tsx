import { useNotify } from "@portico/ui/notification";
import { useEffect, useEffectEvent, useId, useMemo, useState } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { Draft } from "../draft/draft.ts";
import { findingsIn } from "./findings.ts";
import { JsonTools } from "./json-tools.tsx";
import { maxCharacters } from "./limit-length.ts";
import { loadLanguage } from "./load-language.ts";
import { ProblemBar } from "./problem-bar.tsx";
import { rangesIn } from "./text-ranges.ts";
import { type EditorHistory, goTo, useCodeEditor } from "./use-code-editor.ts";
import { useProblems } from "./use-problems.ts";

const rest = 150;
const nothing: KeywordExplanation = { text: "", isFailed: false };
const texts = screenEditorMessages.json;

/** Props of `JsonView`. */
export interface JsonViewProps {
  draft: Draft;
  /** Shows the document without a way to change it. */
  isReadOnly: boolean;
  /** What can be undone, which outlives the view. */
  past: EditorHistory;
}

/** The document as JSON: what can be written is offered, what is wrong is at its place. */
export function JsonView({ draft, isReadOnly, past }: JsonViewProps) {
  const helpId = useId();
  const notify = useNotify();
  const { text, syntaxError, problems, focusRequest } = draft;
  const findings = useMemo(() => findingsIn({ text, syntaxError, problems }), [text, syntaxError, problems]);
  const way = useProblems(findings);
  const { host, view, moment } = useCodeEditor({
    text,
    findings,
    isReadOnly,
    history: past,
    label: texts.label,
    describedBy: helpId,
    onChange: draft.setText,
    onRefused: () => notify({ tone: "danger", text: texts.refused(maxCharacters) }),
    onKey: (key, pressed) => {
      if (key === "next") way.go(pressed, 1);
      else if (key === "previous") way.go(pressed, -1);
      else if (key === "fix") way.fixAt(pressed);
      else way.announce(meaning.text || texts.nothingAtCursor);
    },
  });
  const meaning = useExplanation(text, moment.caret);

  const focusedPath = focusRequest?.path;
  const focusCount = focusRequest?.count;
  const lead = useEffectEvent((path: string) => {
    if (!view) return;
    goTo(view, rangesIn(text)(path));
    view.focus();
  });
  useEffect(() => {
    if (view && focusCount !== undefined && focusedPath !== undefined) lead(focusedPath);
  }, [view, focusCount, focusedPath]);

  return (
    <div className="grid min-w-0 gap-2 text-table">
      <JsonTools view={view} moment={moment} isReadOnly={isReadOnly} onAnnounce={way.announce} />
      <div className="min-w-0 overflow-hidden rounded-md border border-border-control has-[.cm-focused]:outline-2 has-[.cm-focused]:outline-offset-1 has-[.cm-focused]:outline-focus">
        <div ref={host} data-handles-escape="" />
        <p className="border-t border-border bg-surface-header px-3 py-1.5 wrap-anywhere text-fg-muted">
          {meaning.isFailed ? texts.suggestionsFailed : meaning.text || texts.nothingAtCursor}
        </p>
      </div>
      {view && findings.length > 0 && (
        <ProblemBar
          view={view}
          findings={findings}
          index={way.indexAt(moment.caret)}
          isReadOnly={isReadOnly}
          onGo={(direction) => way.go(view, direction)}
          onFix={() => {
            way.fixAt(view);
            view.focus();
          }}
        />
      )}
      <p id={helpId} className="text-caption font-normal text-fg-muted">
        {isReadOnly ? `${texts.readOnly} ${texts.helpReading}` : texts.help}
      </p>
      <p role="status" aria-label={texts.messagesLabel} className="sr-only">
        {way.announcement}
      </p>
    </div>
  );
}

/** Milliseconds that the caret has to rest before its explanation is loaded. */

/** The explanation for the caret's position. */
interface KeywordExplanation {
  /** A short text, or nothing. */
  readonly text: string;
  /** The language could not be loaded. */
  readonly isFailed: boolean;
}

/** Loads the explanation for the caret's position. */
function useExplanation(text: string, caret: number): KeywordExplanation {
  const [meaning, setMeaning] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    const update = (next: KeywordExplanation) => isCurrent && setMeaning(next);
    const timer = setTimeout(() => {
      loadLanguage()
        .then((language) => language.explain(text, caret))
        .then((found) => update({ text: inOneLine(found?.lines ?? []), isFailed: false }))
        .catch(() => update({ text: "", isFailed: true }));
    }, rest);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, caret]);
  return meaning;
}

/** Each as a sentence of its own. */
function inOneLine(lines: readonly string[]): string {
  return lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(" ");
}
