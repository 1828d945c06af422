import { type Access, presetClaims } from "@portico/contract";
import { accessLabel, rightLabel } from "@portico/portal-config/description";
import { Checkbox, type SelectOption } from "@portico/ui";
import { RadioGroup } from "@portico/ui/forms";
import { useState } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { Many } from "../controls/inputs.tsx";
import { Problems, Unsupported } from "../controls/parts.tsx";
import { searchAmong } from "../controls/search.ts";
import { propertyOf, textOf } from "../document/document.ts";
import { type FieldProps, useControl, useScreenForm } from "../document/screen-form.tsx";
import {
  type Audience,
  availableRights,
  knownRights,
  readAudience,
  rightOf,
  writeAudience,
} from "./audience.ts";

const texts = screenEditorMessages.form.audience;

/**
 * Who can see the screen: everyone who may read its rows, or only some of them. In a column, filter or button: everyone
 * who can see the screen, or only some of them.
 */
export function AccessField(props: FieldProps) {
  const { path, value, onChange } = props;
  const { document, endpoint } = useScreenForm();
  const [isLimiting, setLimiting] = useState(false);
  const isScreen = path === "access";
  const needed = (isScreen && endpoint?.access) || "session";
  const audience = readAudience(isScreen ? value : (value ?? needed), needed);
  const isLimited = audience.kind === "alsoOneOf" || (audience.kind === "everybody" && isLimiting);
  const write = (limited: boolean, names: readonly string[]) => {
    setLimiting(limited);
    onChange(isScreen || names.length > 0 ? writeAudience(needed, names) : undefined);
  };
  const limit = (limited: boolean) => write(limited, []);
  return (
    <div data-path={path} className="col-span-full flex flex-col gap-3">
      {isScreen ? (
        <ScreenAudience {...{ audience, needed, isLimited, limit }} />
      ) : (
        <LimitCheckbox {...props} isLimited={isLimited || audience.kind === "other"} limit={limit} />
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

interface LimitProps {
  isLimited: boolean;
  limit: (isLimited: boolean) => void;
}

function LimitCheckbox({ isLimited, limit, ...props }: LimitProps & FieldProps) {
  const { isReadOnly } = useScreenForm();
  const { label, hint } = useControl(props);
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={isLimited}
      disabled={isReadOnly}
      onCheckedChange={({ checked }) => limit(checked === true)}
    />
  );
}

interface ScreenAudienceProps extends LimitProps {
  audience: Audience;
  needed: Access;
}

function ScreenAudience({ audience, needed, isLimited, limit }: ScreenAudienceProps) {
  const { isReadOnly } = useScreenForm();
  const isOther = audience.kind === "other";
  const requires = accessLabel(needed);
  return (
    <RadioGroup
      label={texts.label}
      disabled={isReadOnly}
      value={isOther ? "other" : isLimited ? "restricted" : "everybody"}
      onChange={({ value }) => value !== "other" && limit(value === "restricted")}
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
  const search = searchAmong(availableRights(selected, needed).map(optionOf));
  return (
    <Many
      className="col-span-full max-w-xl"
      label={texts.rights}
      hint={selected.length === 0 ? `${noneSelected} ${texts.rightsHint}` : texts.rightsHint}
      value={selected.map(optionOf)}
      search={async ({ text }) => {
        const found = await search({ text });
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
