"use client";

import { forwardRef } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "../button/button.js";
import { useFormMessages } from "../messages/use-form-messages.js";
import { useSharedMessages } from "../messages/use-shared-messages.js";
import { Select } from "../select/select.js";
import { withCurrentOption } from "./dependent-options.js";
import { FormField, type FormFieldProps } from "./form-field.js";
import { useDependentField } from "./use-dependent-field.js";
import { type LoadOptions, useDependentOptions } from "./use-dependent-options.js";

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
    const { selectPlaceholder } = useSharedMessages().field;
    const { name } = rest;
    const { waitingText } = useDependentField({ name, dependsOn, emptyValue });
    const parents = typeof dependsOn === "string" ? [dependsOn] : dependsOn;
    const { options, isLoading, hasFailed, retry } = useDependentOptions(parents, loadOptions);
    const value: unknown = useWatch({ name });
    return (
      <FormField
        placeholder={waitingText ?? selectPlaceholder}
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
  const { errorState } = useSharedMessages();
  return (
    <span role="alert" className="ui:flex ui:flex-wrap ui:items-center ui:gap-2 ui:text-danger-fg">
      {texts.optionsFailed}
      <Button size="sm" onClick={onRetry}>
        {errorState.retry}
      </Button>
    </span>
  );
}
