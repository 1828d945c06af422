import { ChevronRight, TriangleAlert } from "@portico/ui/icons";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { Draft } from "../draft/draft.ts";
import { describePath, withoutPath } from "../draft/problem-path.ts";

const texts = screenEditorMessages.workflow.problems;

/** Props of `ProblemsPanel`. */
export interface ProblemsPanelProps {
  draft: Draft;
  /** Whether the entries are shown at first. */
  isUnfolded: boolean;
  /** Called with the path of the problem that was pressed. */
  onShow: (path: string) => void;
}

/** The problems of the document; each links to its path. */
export function ProblemsPanel({ draft, isUnfolded, onShow }: ProblemsPanelProps) {
  const { syntaxError, problems, document, text } = draft;
  const entries = syntaxError
    ? [
        {
          path: "screen",
          position: texts.line(lineAt(text, syntaxError.offset)),
          message: syntaxError.message,
        },
      ]
    : problems.map((problem) => ({
        path: problem.path,
        position: describePath(problem.path, document),
        message: withoutPath(problem),
      }));
  const title = syntaxError ? texts.syntaxTitle : texts.title(entries.length);
  return (
    <>
      <p role="status" className="sr-only">
        {entries.length > 0 && title}
      </p>
      {entries.length > 0 && (
        <details
          key={String(isUnfolded)}
          open={isUnfolded}
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
            {entries.map(({ path, position, message }) => (
              <li key={`${path} ${message}`}>
                <button
                  type="button"
                  onClick={() => onShow(path)}
                  className="grid w-full cursor-pointer gap-x-3 rounded-md px-1.5 py-1 text-start text-fg outline-focus hover:bg-surface-hover sm:grid-cols-[minmax(8rem,14rem)_1fr]"
                >
                  <span className="min-w-0 font-medium break-words">{position}</span>
                  <span className="line-clamp-3 min-w-0 break-words">{message}</span>
                </button>
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
