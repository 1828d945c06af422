"use client";

import { type FormEvent, useId } from "react";
import { Button } from "../button/button.js";
import { Dialog, type DialogProps } from "../dialog/dialog.js";
import { DialogCloseButton } from "../dialog/dialog-close-button.js";
import type { Failure } from "../failure/failure.js";
import { FailureNote } from "../failure/failure-note.js";
import { useAllMessages } from "../messages/use-all-messages.js";

export interface WorkDialogProps extends Omit<DialogProps, "footer" | "onSubmit"> {
  submitLabel: string;
  /** Whether a field is marked as wrong. */
  hasErrors: boolean;
  isPending: boolean;
  failure: Failure | undefined;
  onSubmit: () => void;
}

/**
 * A dialog around one form: cancel and send at its foot, the refusal above them, nothing lost by it. It cannot be sent
 * untouched, nor while something is marked.
 */
export function WorkDialog({
  submitLabel,
  hasErrors,
  isPending,
  failure,
  onSubmit,
  children,
  ...dialog
}: WorkDialogProps) {
  const formId = useId();
  const { work: texts } = useAllMessages();
  const errorReason = hasErrors ? texts.hasErrors : undefined;
  const whyNot = dialog.hasUnsavedChanges ? errorReason : texts.untouched;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form may stand inside another one of the page, by way of React's tree.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <DialogCloseButton />
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={isPending}
            disabledReason={isPending ? undefined : whyNot}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate={true} onSubmit={submit} className="ui:flex ui:flex-col ui:gap-4">
        {children}
        {failure && <FailureNote failure={failure} />}
      </form>
    </Dialog>
  );
}
