"use client";

import { forwardRef, type HTMLAttributes, type ReactNode, useEffect } from "react";
import { Button } from "../button/button.js";
import { cx } from "../class-names/cx.js";
import { FailureNote } from "../failure/failure-note.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { useFormMessages } from "../messages/use-form-messages.js";
import { ErrorSummary } from "./error-summary.js";
import { useKit } from "./kit-context.js";
import { SubmitButton } from "./submit-button.js";
import { useFormErrors } from "./use-form-errors.js";

export interface SaveBarProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The text of the submit button. @default "Submit" or "Save", from the messages */
  submitLabel?: ReactNode | undefined;
  /** Further buttons. @default none */
  actions?: ReactNode | undefined;
}

/**
 * The submit button, the state of the form, 'Show Errors' with the error summary, and why a submission failed. It stays
 * visible at the bottom.
 */
export const SaveBar = forwardRef<HTMLDivElement, SaveBarProps>(function SaveBar(
  { submitLabel, actions, className, ...rest },
  ref,
) {
  const texts = useFormMessages();
  const { work } = useDialogMessages();
  const { mode, isDirty, failure, registry } = useKit();
  useEffect(() => registry.addFailureOutlet(), [registry]);
  const hasErrors = useFormErrors().length > 0;
  const saved = mode === "edit" ? texts.upToDate : "";
  return (
    <div
      {...rest}
      ref={ref}
      data-keep-clear=""
      className={cx(
        "ui:sticky ui:bottom-0 ui:z-10 ui:rounded-xl ui:border ui:border-border ui:bg-surface ui:px-4 ui:py-3 ui:font-sans ui:shadow-float ui:sm:px-5 ui:print:hidden",
        className,
      )}
    >
      <ErrorSummary className="ui:mb-3" />
      {failure && <FailureNote failure={failure} className="ui:mb-3" />}
      <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-2">
        <SubmitButton>{submitLabel}</SubmitButton>
        {hasErrors && <ShowErrorsButton />}
        {actions}
        <p role="status" className="ui:min-w-0 ui:text-table ui:text-fg-muted">
          {hasErrors ? work.hasErrors : isDirty ? texts.unsaved : saved}
        </p>
      </div>
    </div>
  );
});

/** Validates everything and shows the error summary. */
export const ShowErrorsButton = forwardRef<HTMLButtonElement>(function ShowErrorsButton(_, ref) {
  const texts = useFormMessages();
  const { showErrors } = useKit();
  return (
    <Button ref={ref} onClick={() => void showErrors()}>
      {texts.showErrors}
    </Button>
  );
});
