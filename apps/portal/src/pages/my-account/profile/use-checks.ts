import { type FieldPath, useFormContext } from "react-hook-form";
import { afterPointerUp } from "./after-pointer-up.ts";
import type { ContactForm } from "./contact-form.ts";

/** When a field is held against its rules: once it was left, and then at each change while it is wrong. */
export function useChecks() {
  const { trigger, getFieldState } = useFormContext<ContactForm>();
  return (name: FieldPath<ContactForm>) => ({
    onBlur: () => afterPointerUp(() => void trigger(name)),
    onChange: () => {
      if (getFieldState(name).error) void trigger(name);
    },
  });
}
