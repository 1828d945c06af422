import { type FormEvent, useRef } from "react";
import { Button } from "../button/index.js";
import { controlStyles } from "../field/control-styles.js";
import { Field } from "../field/field.js";
import type { ValueProps } from "./field-change.js";
import { PostedValue } from "./posted-value.js";
import { useFieldValue } from "./use-field-value.js";
import { useValidity } from "./use-validity.js";

interface PlanCodeFieldProps extends ValueProps<string> {
  disabled?: boolean;
  /** The validation error. @default none */
  error?: string;
  /** Called when the form is submitted. */
  onSubmit?: (event: FormEvent) => void;
}

/** A field made from these parts: it shows uppercase letters and posts lowercase ones. */
export function PlanCodeField({ disabled, error, onSubmit, ...props }: PlanCodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { value, change, reset } = useFieldValue(props, "");
  useValidity(input, error, { isShown: error !== undefined });
  return (
    <form
      aria-label="Plan"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
    >
      <Field controlId="plan-code" label="Plan code" error={error} isRequired={false} className="ui:max-w-72">
        <input
          ref={input}
          id="plan-code"
          value={value.toUpperCase()}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "plan-code-error" : undefined}
          onChange={({ target }) => change(target.value.toLowerCase())}
          className={controlStyles}
        />
      </Field>
      <PostedValue name={props.name} value={value} disabled={disabled} onReset={reset} />
      <div className="ui:mt-4 ui:flex ui:gap-2">
        <Button type="submit">Save</Button>
        <Button type="reset">Reset</Button>
      </div>
    </form>
  );
}
