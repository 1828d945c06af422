"use client";

import { forwardRef, type ReactNode, useRef } from "react";
import { useFieldArray, useFormContext, useFormState } from "react-hook-form";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { RepeatableEntries, type RepeatableEntriesProps } from "../repeatable-entries/repeatable-entries.js";
import { messageOf } from "./form-errors.js";
import { valueAt } from "./form-values.js";
import { useKit } from "./kit-context.js";
import { useRegisteredField } from "./use-registered-field.js";

export interface FormEntriesProps
  extends Omit<
    RepeatableEntriesProps,
    "keys" | "defaultCount" | "renderEntry" | "onAdd" | "onRemove" | "label" | "name" | "error"
  > {
  /** The name of the list in the form's values. */
  name: string;
  label: string;
  /** The values of a new entry. */
  emptyEntry: Readonly<Record<string, unknown>>;
  /** The fields of one entry; `nameOf("email")` is the name of a field in it. */
  renderEntry: (entry: { index: number; nameOf: (field: string) => string }) => ReactNode;
  /** Called after the user has added or removed an entry, with the numbers of entries before and after. */
  onCountChange?: ((change: { before: number; after: number }) => void) | undefined;
  /** An entry as text, where versions are compared. @default its values */
  describe?: ((entries: unknown) => readonly string[]) | undefined;
}

/** Entries that users add and remove. Removing one asks 'Really delete?'. The ref goes to the add button. */
export const FormEntries = forwardRef<HTMLButtonElement, FormEntriesProps>(function FormEntries(
  { name, label, emptyEntry, renderEntry, onCountChange, describe, ...rest },
  ref,
) {
  const kit = useKit();
  const { control, clearErrors } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const { errors } = useFormState();
  const wrapper = useRef<HTMLDivElement>(null);
  const [addButton, mergedRef] = useMergedRef(ref);
  useRegisteredField(wrapper, {
    name,
    label,
    isSecret: false,
    isList: true,
    describe,
    focus: () => addButton.current?.focus(),
  });
  const change = (apply: () => void, by: 1 | -1) => {
    apply();
    onCountChange?.({ before: fields.length, after: fields.length + by });
    // The next submission checks the number of entries again.
    clearErrors(`${name}.root`);
    kit.onFieldChange(name);
  };
  return (
    <div ref={wrapper} data-form-field={name} className="ui:min-w-0 ui:sm:col-span-2">
      <RepeatableEntries
        {...rest}
        ref={mergedRef}
        label={label}
        keys={fields.map(({ id }) => id)}
        error={listError(valueAt(errors, name))}
        onAdd={() => change(() => append(structuredClone(emptyEntry)), 1)}
        onRemove={({ index }) => change(() => remove(index), -1)}
        renderEntry={({ index }) => renderEntry({ index, nameOf: (field) => `${name}.${index}.${field}` })}
      />
    </div>
  );
});

/** The error of the list itself, not of a field in it. */
function listError(error: unknown): string | undefined {
  return (
    messageOf(valueAt(error, "root")) ??
    (typeof valueAt(error, "message") === "string" ? messageOf(error) : undefined)
  );
}
