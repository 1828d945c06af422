import { Button } from "@portico/ui";
import { ChevronRight, TriangleAlert, Wand2 } from "@portico/ui/icons";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import type { Draft } from "../draft/draft.ts";
import { withFix } from "../draft/findings.ts";
import { describePath } from "../draft/problem-path.ts";

const texts = screenEditorMessages.workflow.problems;

export interface ProblemsPanelProps {
  draft: Draft;
  isReadOnly: boolean;
  /** Called with the path of the clicked problem. */
  onShow: (path: string) => void;
}

/** The problems of the document, each with a link to its position and its fix. */
export function ProblemsPanel({ draft, isReadOnly, onShow }: ProblemsPanelProps) {
  const { syntaxError, findings, document, text } = draft;
  const title = syntaxError ? texts.syntaxTitle : texts.title(findings.length);
  return (
    <>
      <p role="status" className="sr-only">
        {findings.length > 0 && title}
      </p>
      {findings.length > 0 && (
        <details
          open
          className="group rounded-lg border border-warning-border bg-warning-surface text-table text-warning-fg"
        >
          <summary className="flex cursor-pointer list-none items-start gap-2 rounded-lg px-3 py-2 font-medium outline-focus">
            <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warning-solid" />
            <span className="min-w-0 flex-1">{title}</span>
            <ChevronRight
              size={16}
              aria-hidden="true"
              className="mt-0.5 shrink-0 transition-transform duration-fast group-open:rotate-90"
            />
          </summary>
          <ul className="max-h-36 overflow-y-auto px-1.5 pb-1.5">
            {findings.map(({ path, from, message, fix }) => (
              <li key={`${path} ${message}`} className="flex items-start gap-1">
                <button
                  type="button"
                  onClick={() => onShow(path)}
                  className="flex min-w-0 flex-1 cursor-pointer flex-wrap gap-x-3 rounded-md px-1.5 py-1 text-start text-fg outline-focus hover:bg-surface-hover"
                >
                  <span className="min-w-32 font-medium break-words">
                    {syntaxError ? texts.line(lineAt(text, from)) : describePath(path, document)}
                  </span>
                  <span className="min-w-0 flex-1 basis-64 break-words">{message}</span>
                </button>
                {fix && !isReadOnly && (
                  <Button
                    size="sm"
                    icon={<Wand2 size={14} aria-hidden="true" />}
                    onClick={() => {
                      draft.setText(withFix(text, fix));
                      onShow(path);
                    }}
                  >
                    {fix.label}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
