"use client";

import { forwardRef, useEffect } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "../button/button.js";
import { useFormMessages } from "../messages/use-form-messages.js";
import { useMessages } from "../messages/use-messages.js";
import { Select } from "../select/select.js";
import { withCurrentOption } from "./dependent-options.js";
import { FormField, type FormFieldProps } from "./form-field.js";
import { useKit } from "./kit-context.js";
import { type LoadOptions, useDependentOptions } from "./use-dependent-options.js";
import { useRegistered } from "./use-form-errors.js";

export interface DependentSelectProps
  extends Omit<FormFieldProps<typeof Select>, "as" | "options" | "isLoading" | "ref"> {
  /** The name of the field, or of the fields, that the options depend on. */
  dependsOn: string | readonly string[];
  /** Loads the options. It is called when the fields have values and again when they change. */
  loadOptions: LoadOptions;
  /** The value while nothing is selected. @default "" */
  emptyValue?: "" | null | undefined;
  /** The label of a value that is not offered, such as one from before. @default the value */
  currentLabel?: string | undefined;
}

/** A select whose options depend on other fields, such as cities of a state. It is cleared when they change. */
export const DependentSelect = forwardRef<HTMLSelectElement, DependentSelectProps>(
  function DependentSelect(props, ref) {
    const { dependsOn, loadOptions, emptyValue = "", currentLabel, ...rest } = props;
    const texts = useFormMessages();
    const { selectPlaceholder } = useMessages().field;
    const { addDependent } = useKit();
    const { fields } = useRegistered();
    const parents = typeof dependsOn === "string" ? [dependsOn] : dependsOn;
    const { name } = rest;
    const key = parents.join("\n");
    useEffect(() => {
      const removals = key.split("\n").map((parent) => addDependent(parent, name, emptyValue));
      return () => {
        for (const remove of removals) remove();
      };
    }, [key, name, emptyValue, addDependent]);
    const { options, isLoading, hasFailed, isWaiting, retry } = useDependentOptions(parents, loadOptions);
    const value: unknown = useWatch({ name });
    const first = fields.find((field) => field.name === parents[0]);
    const placeholder = isWaiting && first ? texts.chooseFirst(first.label) : selectPlaceholder;
    return (
      <FormField
        placeholder={placeholder}
        hint={hasFailed ? <FailedHint onRetry={retry} /> : undefined}
        {...rest}
        ref={ref}
        as={Select}
        isLoading={isLoading}
        options={withCurrentOption(options, value, currentLabel)}
      />
    );
  },
);

function FailedHint({ onRetry }: { onRetry: () => void }) {
  const texts = useFormMessages();
  const { errorState } = useMessages();
  return (
    <span role="alert" className="ui:flex ui:flex-wrap ui:items-center ui:gap-2 ui:text-danger-fg">
      {texts.optionsFailed}
      <Button size="sm" onClick={onRetry}>
        {errorState.retry}
      </Button>
    </span>
  );
}
