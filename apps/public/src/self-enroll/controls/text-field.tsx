import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { fieldStyles } from "./control-styles.ts";
import { Field } from "./field.tsx";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value" | "id"> {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown inside of the field, before the value. */
  readonly prefix?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field. */
export function TextField({ id, label, hint, error, value, onChange, prefix, className, ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(className && { className })}>
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
            onChange={(event) => onChange(event.target.value)}
            className={`${fieldStyles} ${prefix ? "ps-7" : ""}`}
          />
        </span>
      )}
    </Field>
  );
}
