import type { ScreenProblem } from "@portico/portal-config/check";
import { CircleAlert } from "@portico/ui/icons";
import { sentenceOf } from "../document/problems.ts";

/** Props of `ProblemLines`. */
export interface ProblemLinesProps {
  /** For `aria-describedby` of the control. */
  id?: string;
  problems: readonly ScreenProblem[];
}

/** The problems at a path, one per line; nothing if there are none. */
export function ProblemLines({ id, problems }: ProblemLinesProps) {
  if (problems.length === 0) return null;
  return (
    <ul id={id} className="flex flex-col gap-1 text-table font-medium text-danger-fg">
      {problems.map((problem) => (
        <li key={problem.message} className="flex gap-1.5 wrap-anywhere">
          <CircleAlert size={14} aria-hidden="true" className="mt-0.75 shrink-0" />
          {sentenceOf(problem)}
        </li>
      ))}
    </ul>
  );
}
