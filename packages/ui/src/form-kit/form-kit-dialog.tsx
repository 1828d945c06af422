// biome-ignore-all lint/style/useComponentExportOnlyModules: a cast restores the type parameters that forwardRef drops
"use client";

import { forwardRef, type ReactElement, type ReactNode, type RefAttributes, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { Dialog, type DialogProps } from "../dialog/dialog.js";
import { DialogCloseButton } from "../dialog/dialog-close-button.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { ErrorSummary } from "./error-summary.js";
import { FormElement, FormKitProvider } from "./form.js";
import { FormGrid } from "./form-section.js";
import { useKit } from "./kit-context.js";
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
  /** `danger` if submitting is irreversible. @default "neutral" */
  tone?: "neutral" | "danger" | undefined;
}

/** A form in a dialog. Closing it with unsaved changes asks 'Really close?'. Close it when `onSubmit` succeeds. */
export const FormKitDialog = forwardRef<HTMLDivElement, FormKitDialogProps<FieldValues, FieldValues>>(
  function FormKitDialog(props, ref) {
    const { kit, submitLabel, tone = "neutral", children, ...dialog } = props;
    return (
      <FormKitProvider kit={kit}>
        <Dialog
          {...dialog}
          ref={ref}
          data-tone={tone}
          hasUnsavedChanges={kit.isDirty}
          footer={
            <>
              <ShowErrorsWhenInvalid />
              <DialogCloseButton />
              <SubmitButton variant={tone === "danger" ? "danger" : "primary"}>{submitLabel}</SubmitButton>
            </>
          }
        >
          <FormElement kit={kit} className="ui:flex ui:flex-col ui:gap-4">
            <ErrorSummary />
            <DialogFields>{children}</DialogFields>
          </FormElement>
        </Dialog>
      </FormKitProvider>
    );
  },
) as <Values extends FieldValues, Sent>(
  props: FormKitDialogProps<Values, Sent> & RefAttributes<HTMLDivElement>,
) => ReactElement;

/** The fields. They are disabled while the form is sent: what is typed then would be lost when the dialog closes. */
function DialogFields({ children }: { children: ReactNode }) {
  const { isSubmitting } = useKit();
  const fields = useRef<HTMLFieldSetElement>(null);
  const lastFocused = useRef<HTMLElement>(null);
  useBrowserLayoutEffect(() => {
    // A disabled field loses the focus to the page, or to the dialog.
    if (!isSubmitting && document.activeElement?.contains(fields.current)) lastFocused.current?.focus();
  }, [isSubmitting]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus
    <fieldset
      ref={fields}
      role="presentation"
      disabled={isSubmitting}
      onFocus={({ target }) => {
        lastFocused.current = target;
      }}
      className="ui:min-w-0"
    >
      <FormGrid>{children}</FormGrid>
    </fieldset>
  );
}

function ShowErrorsWhenInvalid() {
  return useFormErrors().length > 0 ? <ShowErrorsButton /> : null;
}
