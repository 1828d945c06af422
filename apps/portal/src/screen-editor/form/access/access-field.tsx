import { type Access, presetClaims, roles } from "@portico/contract";
import { accessLabel, rightLabel } from "@portico/portal-config/description";
import { Checkbox, MultiCombobox, type SelectOption } from "@portico/ui";
import { RadioGroup } from "@portico/ui/forms";
import { useState } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { ProblemLines } from "../controls/problem-lines.tsx";
import { searchAmong } from "../controls/search.ts";
import { UnsupportedPart } from "../controls/unsupported-part.tsx";
import { propertyOf, textOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { type KeywordFieldProps, useScreenForm } from "../document/screen-form.tsx";
import { useControlProps } from "../keywords/use-control-props.ts";
import { availableRights, readAudience, readOneOf, rightOf, writeAudience } from "./audience.ts";

const texts = screenEditorMessages.form.audience;

/** Who is offered a column, filter or button: everyone who can see the screen, or only users with certain rights. */
export function AccessField(props: KeywordFieldProps) {
  const { path, value, onChange } = props;
  const { document, problems, isReadOnly } = useScreenForm();
  const { label, hint } = useControlProps(props);
  const [isLimiting, setLimiting] = useState(false);
  const names = value === undefined ? [] : readOneOf(value);
  const isLimited = value !== undefined || isLimiting;
  return (
    <div data-path={path} className="col-span-full flex flex-col gap-3">
      <Checkbox
        label={label}
        hint={hint}
        checked={isLimited}
        disabled={isReadOnly}
        onCheckedChange={({ checked }) => {
          setLimiting(checked === true);
          if (checked !== true) onChange(undefined);
        }}
      />
      {isLimited && names && (
        <RightsField
          selected={names}
          needed={textOf(propertyOf(document, "access"))}
          noneSelected={screenEditorMessages.form.keywords.selectOneRight}
          onChange={(next) => {
            setLimiting(true);
            onChange(next.length === 0 ? undefined : next.join("|"));
          }}
        />
      )}
      {!names && <UnsupportedPart path={path} />}
      <ProblemLines problems={problemsAt(problems, [path])} />
    </div>
  );
}

/** Who can see the screen: everyone who may read its rows, or only some of them. */
export function AudienceField({ path, value, onChange }: KeywordFieldProps) {
  const { endpoint, problems, isReadOnly } = useScreenForm();
  const [isNarrowing, setNarrowing] = useState(false);
  const needed = endpoint?.access ?? "session";
  const audience = readAudience(value, needed);
  const isOther = audience.kind === "other";
  const isNarrowed = audience.kind === "alsoOneOf" || (audience.kind === "everybody" && isNarrowing);
  const requires = accessLabel(needed);
  const write = (narrowed: boolean, names: readonly string[]) => {
    setNarrowing(narrowed);
    onChange(writeAudience(needed, names));
  };
  return (
    <div data-path={path} className="flex flex-col gap-3">
      <RadioGroup
        label={texts.label}
        disabled={isReadOnly}
        value={isOther ? "other" : isNarrowed ? "restricted" : "everybody"}
        onChange={({ value: kind }) => kind !== "other" && write(kind === "restricted", [])}
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
      {isOther && (
        <>
          <code className="text-table wrap-anywhere">{audience.text}</code>
          {audience.isWeaker && <p className="text-table text-danger-fg">{texts.weaker}</p>}
          <UnsupportedPart path={path} text={screenEditorMessages.form.unsupported.see} />
        </>
      )}
      {isNarrowed && (
        <RightsField
          selected={audience.kind === "alsoOneOf" ? audience.names : []}
          needed={needed}
          noneSelected={texts.selectOne}
          onChange={(names) => write(true, names)}
        />
      )}
      <ProblemLines problems={problemsAt(problems, [path])} />
    </div>
  );
}

interface RightsFieldProps {
  /** The selected roles and claims. */
  selected: readonly string[];
  /** The requirement that all of these users meet: to read the rows, or to see the screen. */
  needed: Access;
  /** Shown while nothing is selected. */
  noneSelected: string;
  onChange: (names: readonly string[]) => void;
}

const known: readonly string[] = [...roles, ...presetClaims];

/** Roles and claims, of which users need one. Other claims can be typed. */
function RightsField({ selected, needed, noneSelected, onChange }: RightsFieldProps) {
  const { isReadOnly } = useScreenForm();
  const options = availableRights(selected, needed).map(optionOf);
  return (
    <MultiCombobox
      className="col-span-full max-w-xl"
      label={texts.rights}
      hint={selected.length === 0 ? `${noneSelected} ${texts.rightsHint}` : texts.rightsHint}
      disabled={isReadOnly}
      debounce={0}
      value={selected.map(optionOf)}
      search={async ({ text }) => {
        const found = await searchAmong(options)({ text });
        const typed = rightOf(text);
        return found.length > 0 || typed === undefined || known.includes(typed) ? found : [optionOf(typed)];
      }}
      onChange={(event) => onChange(event.value)}
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
