"use client";

import { forwardRef } from "react";
import { Button, type ButtonProps } from "../button/button.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { useFormMessages } from "../messages/use-form-messages.js";
import { useKit } from "./kit-context.js";
import { submitDisabledReason } from "./submit-rules.js";
import { useFormErrors } from "./use-form-errors.js";

export interface SubmitButtonProps
  extends Omit<ButtonProps, "type" | "form" | "isLoading" | "disabledReason" | "disabled" | "onClick"> {}

/**
 * Submits the form. It is disabled while nothing is changed and while errors are shown. A click with errors moves to the
 * first of them.
 */
export const SubmitButton = forwardRef<HTMLButtonElement, SubmitButtonProps>(function SubmitButton(
  { children, variant = "primary", ...rest },
  ref,
) {
  const texts = useFormMessages();
  const { work } = useDialogMessages();
  const { formId, mode, canSubmit, isSubmitting, submit } = useKit();
  const hasErrors = useFormErrors().length > 0;
  return (
    <Button
      {...rest}
      ref={ref}
      type="submit"
      form={formId}
      variant={variant}
      isLoading={isSubmitting}
      disabledReason={submitDisabledReason({ canSubmit, hasErrors, isSubmitting }, work)}
      // A disabled button ignores clicks, but this one leads to what has to be fixed.
      onClickCapture={() => {
        if (canSubmit && hasErrors && !isSubmitting) void submit();
      }}
    >
      {children ?? texts.submit[mode]}
    </Button>
  );
});
