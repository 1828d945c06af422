import { json } from "@codemirror/lang-json";
import { MergeView, unifiedMergeView } from "@codemirror/merge";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { Button } from "@portico/ui";
import { useEffect, useRef, useState } from "react";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { codeTheme } from "../draft/code-theme.ts";
import { useIsWide } from "./use-is-wide.ts";

const texts = screenEditorMessages.compare;
/** The width in rem from which two texts are side by side; below, one text shows both. */
const wideFrom = 40;
/** Long unchanged parts are collapsed. */
const collapseUnchanged = { margin: 3, minSize: 6 };

/** A text with its label. */
export interface ComparedText {
  readonly label: string;
  readonly text: string;
}

export interface SideBySideProps {
  before: ComparedText;
  after: ComparedText;
}

/** The texts with their differences marked, read-only. */
export function SideBySide({ before, after }: SideBySideProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(containerRef, wideFrom);
  const [isWhole, setWhole] = useState(false);
  const [beforeText, afterText] = [before.text, after.text];
  const [beforeLabel, afterLabel] = [texts.textOf(before.label), texts.textOf(after.label)];
  useEffect(() => {
    const parent = containerRef.current;
    if (!parent) return;
    const folding = isWhole ? {} : { collapseUnchanged };
    const view = isWide
      ? new MergeView({
          parent,
          a: { doc: beforeText, extensions: readOnly(beforeLabel) },
          b: { doc: afterText, extensions: readOnly(afterLabel) },
          ...folding,
        })
      : new EditorView({
          parent,
          doc: afterText,
          extensions: [
            readOnly(afterLabel),
            unifiedMergeView({ original: beforeText, mergeControls: false, ...folding }),
          ],
        });
    return () => view.destroy();
  }, [isWide, isWhole, beforeText, afterText, beforeLabel, afterLabel]);
  return (
    <div className="min-w-0">
      {isWide && (
        <div aria-hidden="true" className="grid grid-cols-2 pb-1 text-caption text-fg-muted">
          <span className="truncate">{before.label}</span>
          <span className="truncate ps-2">{after.label}</span>
        </div>
      )}
      <div
        ref={containerRef}
        className="max-h-[60vh] min-h-20 overflow-auto rounded-lg border border-border bg-surface-control"
      />
      <Button size="sm" className="mt-2" onClick={() => setWhole(!isWhole)}>
        {isWhole ? texts.hideUnchanged : texts.showAll}
      </Button>
    </div>
  );
}

function readOnly(label: string): Extension {
  return [
    json(),
    lineNumbers(),
    codeTheme,
    EditorView.lineWrapping,
    EditorState.phrases.of(texts.phrases),
    EditorState.readOnly.of(true),
    EditorView.contentAttributes.of({ "aria-label": label, "aria-readonly": "true" }),
  ];
}
