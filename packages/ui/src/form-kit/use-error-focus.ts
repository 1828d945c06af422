"use client";

import { useEffect, useState } from "react";
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { fieldFor, listErrors } from "./form-errors.js";
import type { FormRegistry } from "./form-registry.js";

/** A field to move to. Without a name, the first one with an error. */
interface FocusRequest {
  readonly name?: string;
  /** Only these fields are searched for an error. @default all */
  readonly among?: readonly string[] | undefined;
}

/** The registered field that shows an error, the first one in display order. */
function firstWithError(registry: FormRegistry, errors: object, among?: readonly string[]) {
  const fields = registry.fields();
  const names = fields.map(({ name }) => name);
  const wrong = new Set(listErrors(errors).map(({ name }) => fieldFor(name, names)));
  return fields.find(({ name }) => wrong.has(name) && (!among || among.includes(name)));
}

/** Moves the focus to fields once the form is rendered and no longer being sent. */
export function useErrorFocus<Values extends FieldValues, Sent>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, "setFocus">,
  {
    registry,
    errors,
    isSubmitting,
  }: { registry: FormRegistry; errors: FieldErrors<Values>; isSubmitting: boolean },
) {
  const [request, setRequest] = useState<FocusRequest>();
  useEffect(() => {
    if (!request || isSubmitting) return;
    if (request.name === undefined) {
      const field = firstWithError(registry, errors, request.among);
      setRequest(field && { name: field.name });
      // A field in a hidden step can take the focus after the next render.
      if (field) registry.reveal(field.element);
      return;
    }
    setRequest(undefined);
    const { name } = request;
    const field = registry.fields().find((other) => other.name === name);
    field?.element.scrollIntoView({ block: "nearest" });
    if (field?.focus) field.focus();
    // Names come from fields of the form.
    else form.setFocus(name as FieldPath<Values>);
  }, [request, isSubmitting, registry, errors, form]);
  return {
    goToFirstError: (among?: readonly string[]) => setRequest({ among }),
    goTo: (name: string) => {
      const field = registry.fields().find((other) => other.name === name);
      if (!field) return;
      registry.reveal(field.element);
      setRequest({ name });
    },
  };
}
