import type { ScreenAction } from "@portico/screens";
import { Select, type ToolbarAction } from "@portico/ui";
import { Button } from "@portico/ui/button";
import { usePageMessages } from "../../messages/page.ts";
import { useFieldOptions } from "../form/form-options.ts";

/** The chosen values by the id of their action. */
export type PickedValues = Readonly<Record<string, string>>;

type Picker = NonNullable<Extract<ScreenAction, { kind: "call" }>["picker"]>;

export interface PickersProps {
  /** The actions that have one. */
  actions: readonly ScreenAction[];
  /** The buttons that follow their selects. */
  buttons: readonly ToolbarAction[];
  values: PickedValues;
  onChange: (values: PickedValues) => void;
}

/** The selects of actions that send a value chosen in the toolbar, each followed by its button if it has one here. */
export function Pickers({ actions, buttons, values, onChange }: PickersProps) {
  return actions.map((action) =>
    "picker" in action && action.picker ? (
      <div key={action.id} data-picker={action.id} className="page:flex page:items-center page:gap-2">
        <PickerSelect
          picker={action.picker}
          value={values[action.id] ?? ""}
          onChange={(value) => onChange({ ...values, [action.id]: value })}
        />
        <PickerButton button={buttons.find(({ id }) => id === action.id)} />
      </div>
    ) : null,
  );
}

interface PickerSelectProps {
  picker: Picker;
  value: string;
  onChange: (value: string) => void;
}

function PickerSelect({ picker, value, onChange }: PickerSelectProps) {
  const texts = usePageMessages().list;
  const { options, isLoading, error } = useFieldOptions(picker.options);
  return (
    <Select
      label={picker.label}
      isLabelHidden
      className="page:w-48 page:print:hidden"
      placeholder={picker.label}
      value={value}
      options={options}
      isLoading={isLoading}
      error={error ? texts.optionsFailed : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function PickerButton({ button }: { button: ToolbarAction | undefined }) {
  if (!button) return null;
  const { variant = "secondary", icon, isLoading = false, disabledReason, label, onPress } = button;
  return (
    <span className="page:flex page:print:hidden">
      <Button size="sm" {...{ variant, icon, isLoading, disabledReason }} onClick={onPress}>
        {label}
      </Button>
    </span>
  );
}
