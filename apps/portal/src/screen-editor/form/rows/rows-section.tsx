import { Button, ConfirmDialog } from "@portico/ui";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { textOf, wordOf } from "../document.ts";
import { FormSection } from "../form-section.tsx";
import { useScreenForm } from "../screen-form.tsx";
import { ListChoices } from "./list-choices.tsx";
import { beginningOver, choiceOf, isWorkedOn, type ListChoice, listChoices, overOtherRows } from "./lists.ts";
import { withTitle } from "./screen-id.ts";

const texts = screenEditorMessages.form.rows;

/** What the screen is a list of; other rows begin everything anew that hangs on them. */
export function RowsSection() {
  const { document, listId, rights, screens, isReadOnly, takenIds, update } = useScreenForm();
  const [isChoosing, setChoosing] = useState(false);
  const [asked, setAsked] = useState<ListChoice>();
  const root = useRef<HTMLDivElement>(null);
  const choices = listChoices(rights, screens);
  const chosen = choiceOf(listId, screens);
  const isOpen = !isReadOnly && (isChoosing || !chosen);

  const show = (open: boolean) => {
    flushSync(() => setChoosing(open));
    root.current?.querySelector<HTMLElement>(open ? "li button" : "[data-other]")?.focus();
  };
  const take = ({ id, title }: ListChoice) => {
    const starting = beginningOver(id, rights, screens, takenIds);
    if (starting) {
      update((before) => {
        const isNamed = textOf(wordOf(before, "title")).trim() !== "";
        const next = overOtherRows(before, starting);
        return isNamed ? next : withTitle(next, title, takenIds);
      });
    }
    setAsked(undefined);
    show(false);
  };
  const choose = (choice: ListChoice) => {
    if (choice.id === listId) show(false);
    else if (isWorkedOn(document, beginningOver(listId, rights, screens))) setAsked(choice);
    else take(choice);
  };
  return (
    // That nothing is chosen yet is said by what there is to choose.
    <FormSection id="rows" shown={listId === "" ? ["endpoints"] : []}>
      <div ref={root} className="flex flex-col gap-3">
        {!chosen && listId !== "" && <p className="text-table text-danger-fg">{texts.unknown(listId)}</p>}
        {chosen && (
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-form font-medium">{chosen.title}</p>
              <p className="text-table text-fg-muted">{chosen.sentence}</p>
              {!choices.some(({ id }) => id === listId) && (
                <p className="text-table text-danger-fg">{texts.notYours}</p>
              )}
            </div>
            {!isReadOnly && (
              <Button data-other="" size="sm" aria-expanded={isOpen} onClick={() => show(!isOpen)}>
                {isOpen ? texts.keep : texts.other}
              </Button>
            )}
          </div>
        )}
        {isOpen && <ListChoices choices={choices} chosenId={listId} onChoose={choose} />}
        {asked && (
          <ConfirmDialog
            isOpen
            title={texts.replace.title(asked.title)}
            description={texts.replace.text}
            confirmLabel={texts.replace.confirm}
            onConfirm={() => take(asked)}
            onCancel={() => setAsked(undefined)}
          />
        )}
      </div>
    </FormSection>
  );
}
