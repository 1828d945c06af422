import { RadioGroup, type RadioGroupProps } from "@portico/ui/forms";
import { forwardRef } from "react";
import { offlineMessages } from "../../../messages/offline-applications.ts";

const options = [
  { value: "yes", label: offlineMessages.options.yesNo.yes },
  { value: "no", label: offlineMessages.options.yesNo.no },
];

export interface YesNoFieldProps
  extends Omit<RadioGroupProps, "options" | "value" | "defaultValue" | "onChange"> {
  value?: boolean;
  onChange?: (value: boolean) => void;
}

/** Yes or no, as two radio buttons. */
export const YesNoField = forwardRef<HTMLInputElement, YesNoFieldProps>(function YesNoField(
  { value = false, onChange, ...rest },
  ref,
) {
  return (
    <RadioGroup
      {...rest}
      ref={ref}
      options={options}
      orientation="horizontal"
      value={value ? "yes" : "no"}
      onChange={(change) => onChange?.(change.value === "yes")}
    />
  );
});
