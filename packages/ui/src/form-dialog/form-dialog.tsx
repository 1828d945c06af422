"use client";

import { type FormEvent, forwardRef, useId } from "react";
import { Button } from "../button/button.js";
import { Dialog, type DialogProps } from "../dialog/dialog.js";
import { DialogCloseButton } from "../dialog/dialog-close-button.js";
import type { ControlledModal } from "../dialog/modal.js";
import type { Failure } from "../failure/failure.js";
import { FailureNote } from "../failure/failure-note.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";

interface FormDialogProps extends Omit<ControlledModal<DialogProps>, "footer" | "onSubmit"> {
  submitLabel: string;
  /** A field has an error. */
  hasErrors: boolean;
  /** What is chosen at first can be submitted as it is. @default false */
  canSubmitUnchanged?: boolean;
  isPending: boolean;
  failure: Failure | undefined;
  onSubmit: () => void;
}

/**
 * A dialog with a form, cancel and submit buttons, and the submission error. It cannot be submitted unchanged or with
 * errors.
 */
export const FormDialog = forwardRef<HTMLDivElement, FormDialogProps>(function FormDialog(
  { submitLabel, hasErrors, canSubmitUnchanged = false, isPending, failure, onSubmit, children, ...dialog },
  ref,
) {
  const formId = useId();
  const { work: texts } = useDialogMessages();
  const errorReason = hasErrors ? texts.hasErrors : undefined;
  const disabledReason = dialog.hasUnsavedChanges || canSubmitUnchanged ? errorReason : texts.untouched;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be inside another form in the React tree.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog
      {...dialog}
      ref={ref}
      footer={
        <>
          <DialogCloseButton />
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={isPending}
            disabledReason={isPending ? undefined : disabledReason}
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
});
