"use client";

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../button/button.js";
import { FailureNote } from "../failure/failure-note.js";
import { useSubmission } from "../failure/use-submission.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import type { Note } from "./note.js";

interface OlderNotesProps {
  notes: readonly Note[];
  /** The list that contains the notes. */
  list: RefObject<HTMLUListElement | null>;
  olderCount: number;
  onShowOlder: () => Promise<unknown>;
}

/** Shows how many notes are loaded, and a button that loads older ones and focuses the first of them. */
export function OlderNotes({ notes, list, olderCount, onShowOlder }: OlderNotesProps) {
  const { notes: texts } = useDialogMessages();
  const { isPending, failure, submit } = useSubmission();
  const [wasPressed, setPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** The oldest note when the button was clicked. */
  const oldest = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (oldest.current === undefined) return;
    const index = notes.findIndex(({ id }) => id === oldest.current) + 1;
    const item = list.current?.children[index];
    if (index === 0 || !(item instanceof HTMLElement)) return;
    oldest.current = undefined;
    const { activeElement, body } = item.ownerDocument;
    // Only if the focus was lost with the button; otherwise the user moved it.
    if (activeElement && activeElement !== body && activeElement !== button.current) return;
    item.tabIndex = -1;
    item.focus();
  }, [notes, list]);

  const showOlder = async () => {
    oldest.current = notes.at(-1)?.id;
    setPressed(true);
    if (!(await submit(onShowOlder))) oldest.current = undefined;
  };
  if (olderCount === 0 && !wasPressed) return null;
  return (
    <div className="ui:flex ui:flex-col ui:items-center ui:gap-3">
      <p role="status" className="ui:text-table ui:text-fg-muted">
        {texts.shown(notes.length, notes.length + olderCount)}
      </p>
      {olderCount > 0 && (
        <Button
          ref={button}
          isLoading={isPending}
          onClick={() => void showOlder()}
          className="ui:print:hidden"
        >
          {texts.showOlder}
        </Button>
      )}
      {failure && <FailureNote failure={failure} className="ui:self-stretch" />}
    </div>
  );
}
