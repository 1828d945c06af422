"use client";

import { useRef } from "react";
import { useFormReset } from "./use-form-reset.js";

interface PostedValueProps {
  /** @default not posted */
  name: string | undefined;
  /** What the form posts; a list posts one entry for each. */
  value: string | readonly string[];
  disabled?: boolean | undefined;
  /** The id of a form elsewhere in the page. */
  form?: string | undefined;
  /** Called when the form is reset. */
  onReset: () => void;
}

/** Posts a value that differs from what its field shows, and follows the reset of the form. */
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
