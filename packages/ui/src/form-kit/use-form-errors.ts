"use client";

import { useSyncExternalStore } from "react";
import { useFormState } from "react-hook-form";
import { fieldFor, listErrors } from "./form-errors.js";
import type { RegisteredField } from "./form-registry.js";
import { useKit } from "./kit-context.js";

/** An error as the summary lists it. */
export interface LocatedError {
  readonly name: string;
  readonly message: string;
  /** The field that shows it; undefined if the form has no such field. */
  readonly field: RegisteredField | undefined;
}

/** The registered fields and sections, which change while the form is shown. */
export function useRegistered() {
  const { registry } = useKit();
  const fields = useSyncExternalStore(registry.subscribe, registry.fields, registry.fields);
  const sections = useSyncExternalStore(registry.subscribe, registry.sections, registry.sections);
  return { fields, sections };
}

/** The shown errors in display order, those without a field last. */
export function useFormErrors(): readonly LocatedError[] {
  const { errors } = useFormState();
  const { fields } = useRegistered();
  const names = fields.map(({ name }) => name);
  const located = listErrors(errors).map(({ name, message }) => {
    const shownBy = fieldFor(name, names);
    return { name, message, field: fields.find((field) => field.name === shownBy) };
  });
  const position = ({ field }: LocatedError) => (field ? fields.indexOf(field) : fields.length);
  return located.sort((one, other) => position(one) - position(other));
}
