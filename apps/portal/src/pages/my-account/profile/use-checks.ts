import { type FieldPath, useFormContext } from "react-hook-form";
import { afterPress } from "./after-press.ts";
import type { ContactForm } from "./contact-form.ts";

/** When a field is held against its rules: once it was left, and then at each change while it is wrong. */
export function useChecks() {
  const { trigger, getFieldState } = useFormContext<ContactForm>();
  return (name: FieldPath<ContactForm>) => ({
    onBlur: () => afterPress(() => void trigger(name)),
    onChange: () => {
      if (getFieldState(name).error) void trigger(name);
    },
  });
}
