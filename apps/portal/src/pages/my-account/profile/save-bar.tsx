import { Button } from "@portico/ui";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { myAccountMessages } from "../../../messages/my-account.ts";
import type { ContactForm } from "./contact-form.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { listErrors } from "./form-errors.ts";

const texts = myAccountMessages.save;

/** The Update button, always visible and never covered by notices, and why it is disabled. */
export function SaveBar() {
  const { formState, trigger } = useFormContext<ContactForm>();
  const { isDirty, isValid, isSubmitting, errors } = formState;
  const [isShowing, setShowing] = useState(false);
  const known = listErrors(errors);
  const hasErrors = isDirty && (!isValid || known.length > 0);
  const show = async () => {
    await trigger();
    setShowing(true);
  };
  if (isShowing && !hasErrors) setShowing(false);
  return (
    <div
      data-print="hidden"
      className="sticky bottom-0 z-10 -mx-4 border-t border-border bg-surface px-4 py-3 sm:mx-0 sm:rounded-xl sm:border sm:px-5 sm:shadow-float"
    >
      {isShowing && <ErrorSummary errors={known} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          isLoading={isSubmitting}
          disabledReason={isDirty ? (hasErrors ? texts.hasErrors : undefined) : texts.unchanged}
        >
          {texts.submit}
        </Button>
        {hasErrors && <Button onClick={() => void show()}>{texts.showErrors}</Button>}
        <p role="status" className="min-w-0 text-table text-fg-muted">
          {hasErrors ? texts.hasErrors : isDirty ? texts.unsaved : texts.upToDate}
        </p>
      </div>
    </div>
  );
}
