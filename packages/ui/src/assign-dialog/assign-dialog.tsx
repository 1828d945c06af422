"use client";

import { forwardRef, type ReactNode, useRef, useState } from "react";
import { Combobox } from "../combobox/combobox.js";
import type { ComboboxOption, ComboboxSearch } from "../combobox/combobox-option.js";
import type { DialogProps } from "../dialog/dialog.js";
import type { ControlledModal } from "../dialog/modal.js";
import type { DescribeFailure } from "../failure/failure.js";
import { useSubmission } from "../failure/use-submission.js";
import { FormDialog } from "../form-dialog/form-dialog.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";

export interface Assignment {
  /** The selected person. */
  person: ComboboxOption;
}

export interface AssignDialogProps
  extends Omit<
    ControlledModal<DialogProps>,
    "title" | "footer" | "children" | "hasUnsavedChanges" | "onSubmit"
  > {
  /** Searches for people by the typed text. */
  search: ComboboxSearch;
  /** How many rows will be assigned; shown under the title. */
  count: number;
  /** The rows in words, for your own noun: '5 policies'. @default "5 rows", from the messages */
  describeCount?: ((count: number) => string) | undefined;
  /** @default "Assign", from the messages */
  title?: ReactNode | undefined;
  /** Label of the person field. @default "Assign to", from the messages */
  personLabel?: ReactNode | undefined;
  /** The current assignee of a single row, selected initially. @default none */
  assigned?: ComboboxOption | null | undefined;
  /**
   * Saves the assignment. The dialog closes when the promise resolves. If it rejects, the dialog shows the reason and
   * keeps the input.
   */
  onSubmit: (assignment: Assignment) => Promise<unknown>;
  /** Called on submit with a missing field. Each field shows its error. */
  onInvalid?: (() => void) | undefined;
  /** Converts a rejection to a message. @default the error's own message */
  describeFailure?: DescribeFailure | undefined;
}

/** Assigns one or more rows to a person found by search. */
export const AssignDialog = forwardRef<HTMLDivElement, AssignDialogProps>(function AssignDialog(props, ref) {
  return props.isOpen ? <OpenAssignDialog {...props} ref={ref} /> : null;
});

const OpenAssignDialog = forwardRef<HTMLDivElement, AssignDialogProps>(function OpenAssignDialog(
  {
    search,
    count,
    describeCount,
    title,
    personLabel,
    assigned = null,
    onSubmit,
    onInvalid,
    describeFailure,
    ...dialog
  },
  ref,
) {
  const { work: texts, assign } = useDialogMessages();
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
    <FormDialog
      {...dialog}
      ref={ref}
      title={title ?? assign.title}
      description={dialog.description ?? assign.changes((describeCount ?? texts.rows)(count))}
      hasUnsavedChanges={person?.value !== assigned?.value}
      submitLabel={person ? assign.submitTo(count, person.label) : assign.submit}
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
    </FormDialog>
  );
});
