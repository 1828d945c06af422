import { useNotify } from "@portico/ui/notification";
import { useEffect, useEffectEvent, useId, useMemo } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { Draft } from "../draft.ts";
import { findingsIn } from "./findings.ts";
import { JsonTools } from "./json-tools.tsx";
import { placesIn } from "./places.ts";
import { ProblemBar } from "./problem-bar.tsx";
import { mostCharacters } from "./refusing.ts";
import { type EditorPast, leadTo, useCodeEditor } from "./use-code-editor.ts";
import { useMeaning } from "./use-meaning.ts";
import { useProblems } from "./use-problems.ts";

const texts = screenEditorMessages.json;

/** Props of `JsonView`. */
export interface JsonViewProps {
  draft: Draft;
  /** Shows the document without a way to change it. */
  isReadOnly: boolean;
  /** What can be undone, which outlives the view. */
  past: EditorPast;
}

/** The document as JSON: what can be written is offered, what is wrong stands at its place. */
export function JsonView({ draft, isReadOnly, past }: JsonViewProps) {
  const helpId = useId();
  const notify = useNotify();
  const { text, syntaxFault, problems, wanted } = draft;
  const findings = useMemo(() => findingsIn({ text, syntaxFault, problems }), [text, syntaxFault, problems]);
  const way = useProblems(findings);
  const { host, view, moment } = useCodeEditor({
    text,
    findings,
    isReadOnly,
    past,
    label: texts.label,
    describedBy: helpId,
    onChange: draft.setText,
    onRefused: () => notify({ tone: "danger", text: texts.refused(mostCharacters) }),
    onKey: (key, pressed) => {
      if (key === "next") way.go(pressed, 1);
      else if (key === "previous") way.go(pressed, -1);
      else if (key === "mend") way.mendAt(pressed);
      else way.tell(meaning.words || texts.nothingHere);
    },
  });
  const meaning = useMeaning(text, moment.caret);

  const wantedPath = wanted?.path;
  const turn = wanted?.turn;
  const lead = useEffectEvent((path: string) => {
    if (!view) return;
    leadTo(view, placesIn(text)(path));
    view.focus();
  });
  useEffect(() => {
    if (view && turn !== undefined && wantedPath !== undefined) lead(wantedPath);
  }, [view, turn, wantedPath]);

  return (
    <div className="grid min-w-0 gap-2 text-table">
      <JsonTools view={view} moment={moment} isReadOnly={isReadOnly} onTold={way.tell} />
      <div className="min-w-0 overflow-hidden rounded-md border border-border-control has-[.cm-focused]:outline-2 has-[.cm-focused]:outline-offset-1 has-[.cm-focused]:outline-focus">
        <div ref={host} data-handles-escape="" />
        <p className="border-t border-border bg-surface-header px-3 py-1.5 wrap-anywhere text-fg-muted">
          {meaning.isLost ? texts.notSuggesting : meaning.words || texts.nothingHere}
        </p>
      </div>
      {view && findings.length > 0 && (
        <ProblemBar
          view={view}
          findings={findings}
          index={way.indexAt(moment.caret)}
          isReadOnly={isReadOnly}
          onGo={(direction) => way.go(view, direction)}
          onMend={() => {
            way.mendAt(view);
            view.focus();
          }}
        />
      )}
      <p id={helpId} className="text-caption font-normal text-fg-muted">
        {isReadOnly ? `${texts.readOnly} ${texts.helpReading}` : texts.help}
      </p>
      <p role="status" aria-label={texts.news} className="sr-only">
        {way.told}
      </p>
    </div>
  );
}
