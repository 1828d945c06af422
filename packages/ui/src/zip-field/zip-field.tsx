"use client";

import { parseZip } from "@portico/format";
import { forwardRef, type InputHTMLAttributes, useState } from "react";
import type { FieldTextProps } from "../field/field.js";
import type { ValueProps } from "../field-value/field-change.js";
import { PostedValue } from "../field-value/posted-value.js";
import { useFieldValue } from "../field-value/use-field-value.js";
import { useFieldMessages } from "../messages/use-field-messages.js";
import { TextField } from "../text-field/text-field.js";

export interface ZipFieldProps
  extends FieldTextProps,
    ValueProps<string>,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "prefix" | "maxLength" | keyof ValueProps<string>> {}

/**
 * A ZIP code: the first five digits of what is entered. If that leaves something out, as of `33134-1234`, the field says
 * so. The page must check that there are five digits.
 */
export const ZipField = forwardRef<HTMLInputElement, ZipFieldProps>(function ZipField(props, ref) {
  const { name, value, defaultValue, onChange, hint, ...rest } = props;
  const { zipShortened } = useFieldMessages();
  const held = useFieldValue({ name, value, defaultValue, onChange }, "");
  const [isShortened, setShortened] = useState(false);
  /** The text of an input method, which must not change before it is complete. */
  const [composed, setComposed] = useState<string>();
  const enter = (text: string) => {
    const entered = parseZip(text);
    setShortened(entered.isShortened);
    setComposed(undefined);
    if (entered.zip !== held.value) held.change(entered.zip);
  };
  const notice = isShortened && (
    <span role="status" className="ui:block ui:text-warning-fg">
      {zipShortened(held.value)}
    </span>
  );
  return (
    <>
      <TextField
        inputMode="numeric"
        autoComplete="postal-code"
        {...rest}
        ref={ref}
        hint={
          notice ? (
            <>
              {notice} {hint}
            </>
          ) : (
            hint
          )
        }
        value={composed ?? held.value}
        onChange={({ target, nativeEvent }) => {
          const isComposing = "isComposing" in nativeEvent && nativeEvent.isComposing === true;
          if (isComposing) setComposed(target.value);
          else enter(target.value);
        }}
        onCompositionEnd={(event) => {
          rest.onCompositionEnd?.(event);
          enter(event.currentTarget.value);
        }}
      />
      <PostedValue
        name={name}
        value={held.value}
        disabled={rest.disabled}
        form={rest.form}
        onReset={() => {
          setShortened(false);
          held.reset();
        }}
      />
    </>
  );
});
