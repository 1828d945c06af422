"use client";

import { type ReactNode, useRef, useState } from "react";
import { Combobox } from "../combobox/combobox.js";
import type { ComboboxOption, ComboboxSearch } from "../combobox/combobox-option.js";
import type { DialogProps } from "../dialog/dialog.js";
import type { DescribeFailure } from "../failure/failure.js";
import { useSubmission } from "../failure/use-submission.js";
import { useAllMessages } from "../messages/use-all-messages.js";
import { WorkDialog } from "../work-dialogs/work-dialog.js";

export interface Assignment {
  /** The person chosen. */
  person: ComboboxOption;
}

export interface AssignDialogProps
  extends Omit<DialogProps, "title" | "footer" | "children" | "hasUnsavedChanges" | "onSubmit"> {
  /** Finds people for what is typed. */
  search: ComboboxSearch;
  /** How many rows will be assigned; said under the title. */
  count: number;
  /** @default "Assign", from the messages */
  title?: ReactNode;
  /** What the field of the person is called. @default "Assign to", from the messages */
  personLabel?: ReactNode;
  /** Who has the row now, to begin with; for one row. @default none */
  assigned?: ComboboxOption | null;
  /** Saves it. When it resolves the dialog closes; when it rejects the reason is shown and nothing is lost. */
  onSubmit: (assignment: Assignment) => Promise<unknown>;
  /** Called when it was to be sent with something missing; each field says what. */
  onInvalid?: () => void;
  /** Turns a rejection into words. @default the message of the error */
  describeFailure?: DescribeFailure;
}

/** Gives one or many rows to one person, found by typing. */
export function AssignDialog(props: AssignDialogProps) {
  return props.isOpen ? <OpenAssignDialog {...props} /> : null;
}

function OpenAssignDialog({
  search,
  count,
  title,
  personLabel,
  assigned = null,
  onSubmit,
  onInvalid,
  describeFailure,
  ...dialog
}: AssignDialogProps) {
  const { work: texts, assign } = useAllMessages();
  const [person, setPerson] = useState(assigned);
  const [wasTried, setTried] = useState(false);
  const personField = useRef<HTMLInputElement>(null);
  const { isPending, failure, submit } = useSubmission(describeFailure);

  const send = async () => {
    setTried(true);
    if (!person) {
      onInvalid?.();
      return personField.current?.focus();
    }
    const isDone = await submit(() => onSubmit({ person }));
    if (isDone) dialog.onOpenChange({ isOpen: false });
  };
  return (
    <WorkDialog
      {...dialog}
      title={title ?? assign.title}
      description={dialog.description ?? assign.changes(texts.rows(count))}
      hasUnsavedChanges={person?.value !== assigned?.value}
      submitLabel={assign.submit}
      hasErrors={wasTried && !person}
      isPending={isPending}
      failure={failure}
      onSubmit={() => void send()}
    >
      <Combobox
        ref={personField}
        label={personLabel ?? texts.person}
        required={true}
        search={search}
        value={person}
        error={wasTried && !person ? texts.personMissing : undefined}
        onChange={({ option }) => setPerson(option)}
      />
    </WorkDialog>
  );
}
