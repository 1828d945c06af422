import type { EditorView } from "@codemirror/view";
import { Button, IconButton } from "@portico/ui";
import { ChevronLeft, ChevronRight, Wand2 } from "@portico/ui/icons";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { Finding } from "./findings.ts";

const texts = screenEditorMessages.json;

/** Props of `ProblemBar`. */
export interface ProblemBarProps {
  view: EditorView;
  findings: readonly Finding[];
  /** The finding that is told. */
  index: number;
  isReadOnly: boolean;
  onGo: (direction: 1 | -1) => void;
  onFix: () => void;
}

/** The problem at the caret, the way to the others, and the press that fixes it where there is one. */
export function ProblemBar({ view, findings, index, isReadOnly, onGo, onFix }: ProblemBarProps) {
  const finding = findings[index];
  if (!finding) return null;
  const { doc } = view.state;
  const line = doc.lineAt(Math.min(finding.from, doc.length)).number;
  return (
    <section
      aria-label={texts.problemBar}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-danger-border bg-danger-surface px-3 py-1.5 text-danger-fg"
    >
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <span className="font-medium">{texts.problem(index + 1, findings.length)}</span>
        {` · ${texts.line(line)} · `}
        <span className="text-fg">{finding.message}</span>
      </p>
      <span className="flex items-center gap-1">
        {finding.fix && !isReadOnly && (
          <Button size="sm" icon={<Wand2 size={14} aria-hidden="true" />} onClick={onFix}>
            {finding.fix.label}
          </Button>
        )}
        <IconButton
          size="sm"
          label={texts.previous}
          icon={<ChevronLeft size={16} aria-hidden="true" />}
          onClick={() => onGo(-1)}
        />
        <IconButton
          size="sm"
          label={texts.next}
          icon={<ChevronRight size={16} aria-hidden="true" />}
          onClick={() => onGo(1)}
        />
      </span>
    </section>
  );
}
