"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { afterPress, watchPresses } from "./after-press.js";
import type { FieldProblems } from "./field-problems.js";
import { type FormError, listErrors } from "./form-errors.js";
import { valueAt } from "./form-values.js";

interface Dependent {
  readonly parent: string;
  readonly child: string;
  readonly empty: unknown;
}

/**
 * When fields are validated: after the user leaves them, then on each change while an error is shown. A change checks all
 * shown errors again, since a rule may concern several fields.
 */
export function useFieldChecks<Values extends FieldValues, Sent>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, "trigger" | "setValue" | "getValues" | "getFieldState">,
  errors: FieldErrors<Values>,
  problems: FieldProblems,
) {
  const shown = useRef<readonly FormError[]>([]);
  useEffect(() => {
    shown.current = listErrors(errors);
  });
  useEffect(() => watchPresses(), []);
  const [{ dependents, addDependent }] = useState(createDependents);
  // Names come from fields of the form.
  const pathOf = (name: string) => name as FieldPath<Values>;

  const recheck = (name: string) => {
    const known = shown.current;
    const isOwn = (error: FormError) => error.name === name || error.name.startsWith(`${name}.`);
    const paths = known.filter((error) => !error.isFromServer || isOwn(error)).map(({ path }) => path);
    if (known.some(isOwn)) paths.push(name);
    if (paths.length > 0) void form.trigger([...new Set(paths)].map(pathOf));
  };
  useEffect(() => {
    problems.onChange((name, { message, isShown }) => {
      if (message !== undefined && isShown) afterPress(() => void form.trigger(pathOf(name)));
      else recheck(name);
    });
  });
  const clearDependents = (parent: string) => {
    for (const { child, empty, parent: of } of dependents) {
      if (of !== parent || valueAt(form.getValues(), child) === empty) continue;
      form.setValue(pathOf(child), empty as Parameters<typeof form.setValue>[1], { shouldDirty: true });
      clearDependents(child);
    }
  };
  return {
    onFieldChange: (name: string) => {
      clearDependents(name);
      recheck(name);
    },
    onFieldLeave: (name: string) =>
      afterPress(() => {
        // Leaving a field that the server rejected does not correct it.
        const known = listErrors({ [name]: form.getFieldState(pathOf(name)).error });
        if (!known.some(({ isFromServer }) => isFromServer)) void form.trigger(pathOf(name));
      }),
    addDependent,
  };
}

/** The fields that are cleared when the user changes another one. */
function createDependents() {
  const dependents = new Set<Dependent>();
  const addDependent = (parent: string, child: string, empty: unknown) => {
    const dependent = { parent, child, empty };
    dependents.add(dependent);
    return () => void dependents.delete(dependent);
  };
  return { dependents, addDependent };
}
