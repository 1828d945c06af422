"use client";

import { forwardRef, type HTMLAttributes, useEffect, useId } from "react";
import { cx } from "../class-names/cx.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { useFormMessages } from "../messages/use-form-messages.js";
import { useKit } from "./kit-context.js";
import { type LocatedError, useFormErrors } from "./use-form-errors.js";

/**
 * All errors of the form, each with a link to its field. It appears after 'Show Errors', with the focus. `SaveBar`
 * includes it.
 */
export const ErrorSummary = forwardRef<HTMLElement, Omit<HTMLAttributes<HTMLElement>, "children">>(
  function ErrorSummary({ className, ...rest }, ref) {
    const texts = useFormMessages();
    const { summary, goTo } = useKit();
    const errors = useFormErrors();
    const titleId = useId();
    const [element, mergedRef] = useMergedRef(ref);
    useEffect(() => {
      if (summary === "requested") element.current?.focus();
    }, [summary, element]);
    if (summary === "hidden" || errors.length === 0) return null;
    return (
      <section
        aria-labelledby={titleId}
        {...rest}
        ref={mergedRef}
        tabIndex={-1}
        className={cx(
          "ui:max-h-40 ui:overflow-y-auto ui:rounded-md ui:border ui:border-danger-border ui:bg-danger-surface ui:px-3 ui:py-2 ui:font-sans ui:text-table ui:text-danger-fg",
          className,
        )}
      >
        <p id={titleId} className="ui:font-medium">
          {texts.errorsTitle}
        </p>
        <ul className="ui:mt-1 ui:list-disc ui:ps-4">
          {errors.map((error) => (
            <li key={error.name}>
              {error.field ? (
                <button
                  type="button"
                  className="ui:min-h-6 ui:cursor-pointer ui:rounded-sm ui:text-start ui:underline"
                  onClick={() => goTo(error.field?.name ?? "")}
                >
                  {lineOf(error)}
                </button>
              ) : (
                lineOf(error)
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  },
);

/** The message after the field's label, unless it starts with the label. */
function lineOf({ name, message, field }: LocatedError): string {
  const label = field?.label ?? name;
  return message.startsWith(label) ? message : `${label}: ${message}`;
}
