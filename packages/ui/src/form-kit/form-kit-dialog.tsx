"use client";

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Dialog, type DialogProps } from "../dialog/dialog.js";
import { DialogCloseButton } from "../dialog/dialog-close-button.js";
import { ErrorSummary } from "./error-summary.js";
import { FormElement, FormParts } from "./form.js";
import { FormGrid } from "./form-section.js";
import { ShowErrorsButton } from "./save-bar.js";
import { SubmitButton } from "./submit-button.js";
import { useFormErrors } from "./use-form-errors.js";
import type { FormKit } from "./use-form-kit.js";

export interface FormKitDialogProps<Values extends FieldValues, Sent>
  extends Omit<DialogProps, "footer" | "hasUnsavedChanges" | "defaultOpen" | "trigger"> {
  /** From `useFormKit`. */
  kit: FormKit<Values, Sent>;
  /** The text of the submit button. @default "Submit" or "Save", from the messages */
  submitLabel?: ReactNode | undefined;
}

/** A form in a dialog. Closing it with unsaved changes asks 'Really close?'. Close it when `onSubmit` succeeds. */
export function FormKitDialog<Values extends FieldValues, Sent>(props: FormKitDialogProps<Values, Sent>) {
  const { kit, submitLabel, children, ...dialog } = props;
  return (
    <FormParts kit={kit}>
      <Dialog
        {...dialog}
        hasUnsavedChanges={kit.isDirty}
        footer={
          <>
            <ShowErrorsWhenInvalid />
            <DialogCloseButton />
            <SubmitButton>{submitLabel}</SubmitButton>
          </>
        }
      >
        <FormElement kit={kit} className="ui:flex ui:flex-col ui:gap-4">
          <ErrorSummary />
          <FormGrid>{children}</FormGrid>
        </FormElement>
      </Dialog>
    </FormParts>
  );
}

function ShowErrorsWhenInvalid() {
  return useFormErrors().length > 0 ? <ShowErrorsButton /> : null;
}
