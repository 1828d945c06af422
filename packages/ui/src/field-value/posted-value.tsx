"use client";

import { useRef } from "react";
import { useFormReset } from "./use-form-reset.js";

interface PostedValueProps {
  /** @default not posted */
  name: string | undefined;
  /** The value that the form posts. A list posts one entry per item. */
  value: string | readonly string[];
  disabled?: boolean | undefined;
  /** The id of the form, if it is elsewhere in the page. */
  form?: string | undefined;
  /** Called when the form is reset. */
  onReset: () => void;
}

/** Hidden inputs that post a value that differs from the displayed one, and handle form resets. */
export function PostedValue({ name, value, disabled, form, onReset }: PostedValueProps) {
  const anchor = useRef<HTMLInputElement>(null);
  useFormReset(anchor, onReset);
  const values = typeof value === "string" ? [value] : value;
  return (
    <>
      <input ref={anchor} type="hidden" form={form} />
      {name !== undefined &&
        values.map((posted) => (
          <input key={posted} type="hidden" name={name} value={posted} disabled={disabled} form={form} />
        ))}
    </>
  );
}
