import { Alert } from "../alert/index.js";
import { CircleCheck, TriangleAlert } from "../icons/index.js";
import { NameValueTable } from "../name-value-table/name-value-table.js";
import type { UploadOutcome } from "./upload-state.js";

/** The result of an upload: what is to be known first, a sentence, its counts, and rejected rows. */
export function UploadResult({ outcome }: { outcome: UploadOutcome }) {
  const { text, notes = [], facts = [], problems = [] } = outcome;
  const hasProblems = problems.length > 0;
  return (
    <div role="status" className="ui:flex ui:flex-col ui:gap-3">
      {notes.map((note) => (
        <Alert key={note} tone="warning">
          {note}
        </Alert>
      ))}
      <p className="ui:flex ui:gap-2.5 ui:font-medium">
        {hasProblems ? (
          <TriangleAlert size={18} aria-hidden="true" className="ui:mt-px ui:text-warning-solid" />
        ) : (
          <CircleCheck size={18} aria-hidden="true" className="ui:mt-px ui:text-success-solid" />
        )}
        <span className="ui:min-w-0 ui:break-words">{text}</span>
      </p>
      {facts.length > 0 && <NameValueTable items={facts} nameWidth="9rem" hasShortValues />}
      {hasProblems && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the arrow keys
          tabIndex={0}
          className="ui:max-h-56 ui:overflow-y-auto ui:rounded-md ui:border ui:border-border ui:bg-surface-control ui:text-table"
        >
          {[...new Set(problems)].map((problem) => (
            <li
              key={problem}
              className="ui:border-b ui:border-border ui:px-3 ui:py-1.5 ui:break-words ui:last:border-b-0"
            >
              {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
