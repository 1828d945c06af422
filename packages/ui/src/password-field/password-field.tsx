"use client";

import { forwardRef, type InputHTMLAttributes, useState } from "react";
import { cx } from "../class-names/cx.js";
import { controlStyles } from "../field/control-styles.js";
import { Field, type FieldTextProps } from "../field/field.js";
import { useField } from "../field/use-field.js";
import { secretValue } from "../field-value/secret-value.js";
import { Eye, EyeOff } from "../icons/index.js";
import { useFieldMessages } from "../messages/use-field-messages.js";

export interface PasswordFieldProps
  extends FieldTextProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "prefix"> {
  /**
   * Whether the text is visible, if the page controls it, for example for two fields. @default controlled by the
   * field's button
   */
  isShown?: boolean | undefined;
}

/**
 * A password with a button that shows it. `className` goes to the root, the ref and other native props to the input,
 * so that a form library's `register()` can be spread into it.
 */
export const PasswordField = Object.assign(
  forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(props, ref) {
    const words = useFieldMessages();
    const {
      field,
      control: { isShown, ...control },
    } = useField(props);
    const [isHeldShown, setHeldShown] = useState(false);
    const isReadable = isShown ?? isHeldShown;
    const Icon = isReadable ? EyeOff : Eye;
    return (
      <Field {...field}>
        <span className="ui:relative ui:flex">
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            ref={ref}
            type={isReadable ? "text" : "password"}
            className={cx(
              controlStyles,
              "ui:read-only:bg-surface-disabled",
              isShown === undefined && "ui:pe-10",
            )}
          />
          {isShown === undefined && (
            <button
              type="button"
              aria-label={words.showPassword}
              aria-pressed={isReadable}
              aria-controls={control.id}
              title={words.showPassword}
              disabled={control.disabled}
              onClick={() => setHeldShown(!isReadable)}
              className="ui:absolute ui:end-1 ui:top-1 ui:flex ui:size-7 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:text-fg-muted ui:hover:bg-surface-hover ui:hover:text-fg ui:disabled:cursor-not-allowed ui:disabled:opacity-50"
            >
              <Icon size={16} aria-hidden="true" />
            </button>
          )}
        </span>
      </Field>
    );
  }),
  secretValue,
);
