import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from "react";
import { fieldStyles } from "./control-styles.ts";
import { Field } from "./field.tsx";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value" | "id"> {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** What is wrong with the text itself. Shown when the visitor isn't in the field. */
  readonly textError?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown inside of the field, before the value. */
  readonly prefix?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field. */
export function TextField({ id, label, hint, error, textError, className, ...props }: Props) {
  const { value, onChange, prefix, ...rest } = props;
  const [isEditing, setEditing] = useState(false);
  const shownError = error ?? (isEditing ? undefined : textError);
  return (
    <Field id={id} label={label} hint={hint} error={shownError} {...(className && { className })}>
      {({ describedBy, isInvalid }) => (
        <span className="relative block">
          {prefix && (
            <span aria-hidden="true" className="absolute inset-y-0 start-3 flex items-center text-fg-muted">
              {prefix}
            </span>
          )}
          <input
            {...rest}
            id={id}
            value={value}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onChange={(event) => {
              setEditing(true);
              onChange(event.target.value);
            }}
            onBlur={(event) => {
              setEditing(false);
              rest.onBlur?.(event);
            }}
            className={`${fieldStyles} ${prefix ? "ps-7" : ""}`}
          />
        </span>
      )}
    </Field>
  );
}
