import type { ScreenAction } from "@portico/portal-config";
import { Select } from "@portico/ui";
import { messages } from "../../../messages/messages.ts";
import { useFieldOptions } from "../form/form-options.ts";

/** The chosen values by the id of their action. */
export type PickedValues = Readonly<Record<string, string>>;

type Picker = NonNullable<Extract<ScreenAction, { kind: "call" }>["picker"]>;

/** Props of `Pickers`. */
export interface PickersProps {
  actions: readonly ScreenAction[];
  values: PickedValues;
  onChange: (values: PickedValues) => void;
}

/** The selects of actions that send a value chosen in the toolbar. */
export function Pickers({ actions, values, onChange }: PickersProps) {
  return actions.map((action) =>
    "picker" in action && action.picker ? (
      <PickerSelect
        key={action.id}
        picker={action.picker}
        value={values[action.id] ?? ""}
        onChange={(value) => onChange({ ...values, [action.id]: value })}
      />
    ) : null,
  );
}

interface PickerSelectProps {
  picker: Picker;
  value: string;
  onChange: (value: string) => void;
}

function PickerSelect({ picker, value, onChange }: PickerSelectProps) {
  const { options, isLoading, error } = useFieldOptions(picker.options);
  return (
    <Select
      label={picker.label}
      isLabelHidden
      className="w-48 print:hidden"
      placeholder={picker.label}
      value={value}
      options={options}
      isLoading={isLoading}
      error={error ? messages.list.optionsFailed : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
