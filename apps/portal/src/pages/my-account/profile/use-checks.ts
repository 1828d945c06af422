import { type FieldPath, useFormContext } from "react-hook-form";
import { afterPointerUp } from "./after-pointer-up.ts";
import type { ContactForm } from "./contact-form.ts";

/** Validates a field on blur, and then on each change while it is invalid. */
export function useChecks() {
  const { trigger, getFieldState } = useFormContext<ContactForm>();
  return (name: FieldPath<ContactForm>) => ({
    onBlur: () => afterPointerUp(() => void trigger(name)),
    onChange: () => {
      if (getFieldState(name).error) void trigger(name);
    },
  });
}
