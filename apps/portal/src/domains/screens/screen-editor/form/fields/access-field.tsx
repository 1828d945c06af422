import { type Access, presetClaims } from "@portico/contract";
import { accessLabel, rightLabel } from "@portico/portal-config/description";
import { Checkbox, type SelectOption } from "@portico/ui";
import { RadioGroup } from "@portico/ui/forms";
import { useState } from "react";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Many } from "../controls/inputs.tsx";
import { Problems, Unsupported } from "../controls/parts.tsx";
import { propertyOf, textOf } from "../document/document.ts";
import { type FieldProps, useControl, useScreenForm } from "../document/screen-form.tsx";
import { availableRights, knownRights, readAudience, rightOf, writeAudience } from "./audience.ts";

const texts = screenEditorMessages.form.audience;

/**
 * Who can see the screen: everyone who may read its rows, or only some of them. In a column, filter or button: everyone
 * who can see the screen, or only some of them.
 */
export function AccessField(props: FieldProps) {
  const { path, value, onChange } = props;
  const { document, endpoint, isReadOnly } = useScreenForm();
  const { label, hint } = useControl(props);
  const [isLimiting, setLimiting] = useState(false);
  const isScreen = path === "access";
  const needed = (isScreen && endpoint?.access) || "session";
  const audience = readAudience(isScreen ? value : (value ?? needed), needed);
  const isOther = audience.kind === "other";
  const isLimited = audience.kind === "alsoOneOf" || (audience.kind === "everybody" && isLimiting);
  const write = (limited: boolean, names: readonly string[]) => {
    setLimiting(limited);
    onChange(isScreen || names.length > 0 ? writeAudience(needed, names) : undefined);
  };
  const requires = accessLabel(needed);
  return (
    <div data-path={path} className="col-span-full flex flex-col gap-3">
      {isScreen ? (
        <RadioGroup
          label={texts.label}
          disabled={isReadOnly}
          value={isOther ? "other" : isLimited ? "restricted" : "everybody"}
          onChange={(change) => change.value !== "other" && write(change.value === "restricted", [])}
          options={[
            ...(isOther ? [{ value: "other", label: texts.other, hint: texts.otherText }] : []),
            {
              value: "everybody",
              label: texts.everybody,
              hint: requires === "" ? texts.requiresNothing : texts.requires(requires),
            },
            { value: "restricted", label: texts.restricted },
          ]}
        />
      ) : (
        <Checkbox
          label={label}
          hint={hint}
          checked={isLimited || isOther}
          disabled={isReadOnly}
          onCheckedChange={({ checked }) => write(checked === true, [])}
        />
      )}
      {audience.kind === "other" && (
        <>
          <code className="text-table wrap-anywhere">{audience.text}</code>
          {isScreen && audience.isWeaker && <p className="text-table text-danger-fg">{texts.weaker}</p>}
          <Unsupported path={path} text={screenEditorMessages.form.unsupported.see} />
        </>
      )}
      {isLimited && (
        <Rights
          selected={audience.kind === "alsoOneOf" ? audience.names : []}
          needed={isScreen ? needed : textOf(propertyOf(document, "access"))}
          noneSelected={isScreen ? texts.selectOne : screenEditorMessages.form.keywords.selectOneRight}
          onChange={(names) => write(true, names)}
        />
      )}
      <Problems at={[path]} />
    </div>
  );
}

interface RightsProps {
  /** The selected roles and claims. */
  selected: readonly string[];
  /** The requirement that all of these users meet: to read the rows, or to see the screen. */
  needed: Access;
  /** Shown while nothing is selected. */
  noneSelected: string;
  onChange: (names: readonly string[]) => void;
}

/** Roles and claims, of which users need one. Other claims can be typed. */
function Rights({ selected, needed, noneSelected, onChange }: RightsProps) {
  const rights = availableRights(selected, needed).map(optionOf);
  return (
    <Many
      className="col-span-full max-w-xl"
      label={texts.rights}
      hint={selected.length === 0 ? `${noneSelected} ${texts.rightsHint}` : texts.rightsHint}
      value={selected.map(optionOf)}
      search={async ({ text }) => {
        const sought = text.trim().toLowerCase();
        const found = rights.filter(({ value, label }) => `${label} ${value}`.toLowerCase().includes(sought));
        const typed = rightOf(text);
        return found.length > 0 || !typed || knownRights.includes(typed) ? found : [optionOf(typed)];
      }}
      onValue={onChange}
    />
  );
}

function optionOf(name: string): SelectOption & { description?: string } {
  const label = rightLabel(name);
  return {
    value: name,
    label,
    ...(label !== name && presetClaims.some((one) => one === name) && { description: name }),
  };
}
