"use client";

import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useFormMessages } from "../messages/use-form-messages.js";
import { useKit } from "./kit-context.js";
import { useRegistered } from "./use-form-errors.js";

export interface DependentFieldOptions {
  /** The name of the field. */
  name: string;
  /** The name of the field, or of the fields, that it depends on. */
  dependsOn: string | readonly string[];
  /** The value to which it is cleared. @default "" */
  emptyValue?: "" | null | undefined;
}

/** What a field needs to know about those that it depends on. */
export interface DependentField {
  /** Their values, in their order; an empty text for those without one. */
  readonly values: readonly string[];
  /** 'Choose State first' while one of them is empty. */
  readonly waitingText: string | undefined;
}

/** Clears a field when the user changes one that it depends on, such as the city when the state changes. */
export function useDependentField(options: DependentFieldOptions): DependentField {
  const { name, dependsOn, emptyValue = "" } = options;
  const texts = useFormMessages();
  const { addDependent } = useKit();
  const { fields } = useRegistered();
  const parents = typeof dependsOn === "string" ? [dependsOn] : dependsOn;
  const key = parents.join("\n");
  useEffect(() => {
    const removals = key.split("\n").map((parent) => addDependent(parent, name, emptyValue));
    return () => {
      for (const remove of removals) remove();
    };
  }, [key, name, emptyValue, addDependent]);
  const watched: readonly unknown[] = useWatch({ name: [...parents] });
  const values = watched.map((value) => (value === null || value === undefined ? "" : String(value)));
  const first = fields.find((field) => field.name === parents[values.indexOf("")]);
  return { values, waitingText: first && texts.chooseFirst(first.label) };
}
