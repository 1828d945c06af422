"use client";

import { useState } from "react";
import type { ValueProps } from "./field-change.js";

/** Returns the value of a controlled or uncontrolled field, and functions to change it. */
export function useFieldValue<Value>(
  { name, value, defaultValue, onChange }: ValueProps<Value>,
  empty: Value,
): { value: Value; change: (next: Value) => void; reset: () => void } {
  const [held, setHeld] = useState<Value>(value ?? defaultValue ?? empty);
  const change = (next: Value) => {
    setHeld(next);
    onChange?.({ value: next, target: { name, value: next } });
  };
  return {
    value: value === undefined ? held : (value ?? empty),
    change,
    reset: () => setHeld(defaultValue ?? empty),
  };
}
