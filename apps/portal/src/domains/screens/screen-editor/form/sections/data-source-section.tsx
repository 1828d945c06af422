import { Button, ConfirmDialog, TextField } from "@portico/ui";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { textOf } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { withTitle } from "../document/screen-id.ts";
import { FormSection } from "./form-section.tsx";
import {
  choiceOf,
  isCustomized,
  type ListChoice,
  listChoices,
  matchingChoices,
  startingDocumentFor,
  withDataSource,
} from "./lists.ts";

const texts = screenEditorMessages.form.dataSource;

/** The data source of the screen. Changing it resets everything that depends on it. */
export function DataSourceSection() {
  const { document, listId, rights, isReadOnly, takenIds, update } = useScreenForm();
  const [isChoosing, setChoosing] = useState(false);
  const [candidate, setCandidate] = useState<ListChoice>();
  const root = useRef<HTMLDivElement>(null);
  const choices = listChoices(rights);
  const chosen = choiceOf(listId);
  const isOpen = !isReadOnly && (isChoosing || !chosen);

  const show = (open: boolean) => {
    flushSync(() => setChoosing(open));
    root.current?.querySelector<HTMLElement>(open ? "input" : "[aria-expanded]")?.focus();
  };
  const take = ({ id, title }: ListChoice) => {
    const starting = startingDocumentFor(id, rights, takenIds);
    if (starting) {
      update((before) => {
        const next = withDataSource(before, starting);
        return textOf(before.title).trim() === "" ? withTitle(next, title, takenIds) : next;
      });
    }
    setCandidate(undefined);
    show(false);
  };
  const choose = (choice: ListChoice) => {
    if (choice.id === listId) show(false);
    else if (isCustomized(document, startingDocumentFor(listId, rights))) setCandidate(choice);
    else take(choice);
  };
  return (
    // While nothing is chosen, the options make that clear.
    <FormSection id="rows" keywords={[]} shown={listId === "" ? ["endpoints"] : []}>
      <div ref={root} className="flex flex-col gap-3">
        {!chosen && listId !== "" && <p className="text-table text-danger-fg">{texts.unknown(listId)}</p>}
        {chosen && (
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-form font-medium">{chosen.title}</p>
              <p className="text-table text-fg-muted">{chosen.summary}</p>
              {!choices.some(({ id }) => id === listId) && (
                <p className="text-table text-danger-fg">{texts.notYours}</p>
              )}
            </div>
            {!isReadOnly && (
              <Button size="sm" aria-expanded={isOpen} onClick={() => show(!isOpen)}>
                {isOpen ? texts.keep : texts.other}
              </Button>
            )}
          </div>
        )}
        {isOpen && <ListChoices choices={choices} chosenId={listId} onChoose={choose} />}
        {candidate && (
          <ConfirmDialog
            isOpen
            title={texts.replace.title(candidate.title)}
            description={texts.replace.text}
            confirmLabel={texts.replace.confirm}
            onConfirm={() => take(candidate)}
            onCancel={() => setCandidate(undefined)}
          />
        )}
      </div>
    </FormSection>
  );
}

interface ListChoicesProps {
  choices: readonly ListChoice[];
  /** The id of the chosen list; empty if there is none. */
  chosenId: string;
  onChoose: (choice: ListChoice) => void;
}

function ListChoices({ choices, chosenId, onChoose }: ListChoicesProps) {
  const id = useId();
  const [text, setText] = useState("");
  if (choices.length === 0) return <p className="text-table">{texts.none}</p>;
  const found = matchingChoices(choices, text);
  return (
    <div>
      <h3 id={id} className="text-form font-medium">
        {texts.choose}
      </h3>
      <p className="mb-2 text-table text-fg-muted">{texts.chooseHint}</p>
      <TextField
        type="search"
        className="mb-2 max-w-80"
        label={texts.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={found.length === 0 ? "text-table" : "sr-only"}>
        {text.trim() !== "" &&
          (found.length === 0 ? texts.noneFound(text.trim()) : texts.found(found.length))}
      </p>
      <ul
        aria-labelledby={id}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-2"
      >
        {found.map((choice) => (
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
