import type { ReactNode } from "react";
import { fieldStyles } from "./control-styles.ts";
import { Field } from "./field.tsx";

interface Props<Value extends string> {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** A choice of one of several values. */
export function SelectField<const Value extends string>({
  id,
  label,
  value,
  options,
  onChange,
  className,
}: Props<Value>) {
  return (
    <Field id={id} label={label} {...(className && { className })}>
      {() => (
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          className={fieldStyles}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
