"use client";

import type { ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { useSharedMessages } from "../messages/use-shared-messages.js";

/** Label, hint and error of a field. */
export interface FieldTextProps {
  /** The label above the control. */
  label: ReactNode;
  /** Help under the control: format, unit, where to find the value. @default none */
  hint?: ReactNode | undefined;
  /** The validation error. It also marks the control invalid. @default none */
  error?: ReactNode | undefined;
  /** Hides the label visually, if the context makes it clear. @default false */
  isLabelHidden?: boolean | undefined;
}

export interface FieldProps extends FieldTextProps {
  /** Id of the labeled control. */
  controlId: string;
  isRequired: boolean | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A field: label, control, hint and error. */
export function Field({
  controlId,
  label,
  hint,
  error,
  isLabelHidden,
  isRequired,
  className,
  children,
}: FieldProps) {
  return (
    <div
      className={cx(
        "ui:flex ui:min-w-0 ui:flex-col ui:gap-1.5 ui:font-sans ui:break-words ui:text-form ui:text-fg",
        className,
      )}
      data-invalid={error ? "" : undefined}
    >
      <label
        id={`${controlId}-label`}
        htmlFor={controlId}
        className={isLabelHidden ? "ui:sr-only" : "ui:text-table ui:font-medium ui:text-fg"}
      >
        <FieldLabelText label={label} isRequired={isRequired} />
      </label>
      {children}
      <FieldNotes controlId={controlId} hint={hint} error={error} />
    </div>
  );
}

interface FieldLabelTextProps {
  label: ReactNode;
  isRequired: boolean | undefined;
}

/** The text of a label, with the mark of a required field. */
export function FieldLabelText({ label, isRequired }: FieldLabelTextProps) {
  const messages = useSharedMessages();
  return (
    <>
      {label}
      {isRequired && (
        <span aria-hidden="true" title={messages.field.required} className="ui:ms-0.5 ui:text-danger-fg">
          *
        </span>
      )}
    </>
  );
}

interface FieldNotesProps extends Pick<FieldTextProps, "hint" | "error"> {
  controlId: string;
}

/** Hint and error, with the ids that `describedBy` returns. */
export function FieldNotes({ controlId, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${controlId}-hint`} className="ui:text-table ui:text-fg-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className="ui:text-table ui:font-medium ui:text-danger-fg">
          {error}
        </p>
      )}
    </>
  );
}
