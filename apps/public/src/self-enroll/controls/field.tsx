import type { ReactNode } from "react";

/** The IDs that connect a control with its label, hint and error. */
export interface FieldIds {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

interface Props {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong, in plain words. */
  readonly error?: string | undefined;
  readonly className?: string;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A control with its label above, and its hint and error below. */
export function Field({ id, label, hint, error, className = "", children }: Props) {
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, describedBy: describedBy || undefined, isInvalid: Boolean(error) })}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger-fg">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-fg-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
