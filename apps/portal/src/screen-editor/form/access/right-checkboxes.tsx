import type { Access } from "@portico/contract";
import { Checkbox } from "@portico/ui";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { AddText } from "../controls/add-text.tsx";
import { useScreenForm } from "../document/screen-form.tsx";
import { availableRights, isSameName, rightOf } from "./audience.ts";
import { isRole, rightLabel } from "./right-labels.ts";

const texts = screenEditorMessages.form.audience;

/** Props of `RightCheckboxes`. */
export interface RightCheckboxesProps {
  /** The selected roles and claims. */
  selected: readonly string[];
  /** The requirement that all of these users meet: to read the rows, or to see the screen. */
  needed: Access;
  /** Shown while nothing is selected. */
  noneSelected: string;
  onChange: (change: { ticked: readonly string[] }) => void;
}

/** Checkboxes for roles and claims; users need one of them. */
export function RightCheckboxes({
  selected: ticked,
  needed,
  noneSelected: noneTicked,
  onChange,
}: RightCheckboxesProps) {
  const { isReadOnly } = useScreenForm();
  const names = availableRights(ticked, needed);
  const toggle = (name: string) =>
    onChange({
      ticked: ticked.includes(name) ? ticked.filter((one) => one !== name) : [...ticked, name],
    });
  return (
    <>
      {ticked.length === 0 && <p className="text-table text-fg-muted">{noneTicked}</p>}
      <CheckboxGroup label={texts.roles} names={names.filter(isRole)} ticked={ticked} onToggle={toggle} />
      <CheckboxGroup
        label={texts.rights}
        names={names.filter((name) => !isRole(name))}
        ticked={ticked}
        onToggle={toggle}
      />
      {!isReadOnly && (
        <AddText
          label={texts.another}
          hint={texts.anotherHint}
          refusal={(typed) => {
            const name = rightOf(typed);
            if (name === undefined) return texts.invalidClaim;
            return ticked.some((one) => isSameName(one, name)) ? texts.alreadySelected : undefined;
          }}
          onAdd={({ typed }) => onChange({ ticked: [...ticked, rightOf(typed) ?? typed] })}
        />
      )}
    </>
  );
}

interface TicksProps {
  label: string;
  names: readonly string[];
  ticked: readonly string[];
  onToggle: (name: string) => void;
}

function CheckboxGroup({ label, names, ticked, onToggle }: TicksProps) {
  const { isReadOnly } = useScreenForm();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-table font-medium text-fg-muted">{label}</legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-4 gap-y-2">
        {names.map((name) => (
          <li key={name} className="min-w-0">
            <Checkbox
              label={rightLabel(name)}
              hint={isRole(name) || rightLabel(name) === name ? undefined : name}
              checked={ticked.includes(name)}
              disabled={isReadOnly}
              onCheckedChange={() => onToggle(name)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
