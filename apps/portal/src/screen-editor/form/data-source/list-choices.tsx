import { useId } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import type { ListChoice } from "./lists.ts";

const texts = screenEditorMessages.form.dataSource;

/** Props of `ListChoices`. */
export interface ListChoicesProps {
  choices: readonly ListChoice[];
  /** The id of the chosen list; empty if there is none. */
  chosenId: string;
  onChoose: (choice: ListChoice) => void;
}

/** The rows that a screen can be about, each with a sentence; a press chooses. */
export function ListChoices({ choices, chosenId, onChoose }: ListChoicesProps) {
  const id = useId();
  if (choices.length === 0) return <p className="text-table">{texts.none}</p>;
  return (
    <div>
      <h3 id={id} className="text-form font-medium">
        {texts.choose}
      </h3>
      <p className="mb-2 text-table text-fg-muted">{texts.chooseHint}</p>
      <ul
        aria-labelledby={id}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-2"
      >
        {choices.map((choice) => (
          <li key={choice.id} className="min-w-0">
            <button
              type="button"
              aria-current={choice.id === chosenId || undefined}
              onClick={() => onChoose(choice)}
              className="flex h-full w-full cursor-pointer flex-col items-start gap-0.5 rounded-lg border border-border px-3 py-2 text-start outline-focus transition-colors duration-fast hover:bg-surface-hover aria-[current]:border-primary aria-[current]:bg-surface-selected"
            >
              <span className="text-form font-medium">{choice.title}</span>
              <span className="text-table text-fg-muted">{choice.summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
