import { claimKey, claimValue, formatClaim } from "@portico/contract/schemas/user-rights";
import { Button, Select, TextField } from "@portico/ui";
import { isBlank } from "@portico/ui/format";
import { isInputMethodKey } from "@portico/ui/keyboard";
import { forwardRef, type KeyboardEvent, useState } from "react";
import { userMessages } from "../../../messages/users.ts";
import { EntryList } from "./entry-list.tsx";

const texts = userMessages.edit;

/** Props of `ClaimsField`, as the form kit passes them. Its values are claims as `key:value`. */
export interface ClaimsFieldProps {
  label: string;
  value?: readonly string[];
  onChange?: (value: readonly string[]) => void;
  error?: string | undefined;
  /** The names of the preset claims. */
  presets: readonly string[];
}

/** The claims of a user, with fields to add custom and preset ones. */
export const ClaimsField = forwardRef<HTMLFieldSetElement, ClaimsFieldProps>(function ClaimsField(
  { label, error, presets, value = [], onChange },
  ref,
) {
  const add = (claim: string) => onChange?.([...value, claim].sort());
  return (
    <fieldset ref={ref} tabIndex={-1} className="min-w-0">
      <legend className="mb-1 font-medium text-table">{label}</legend>
      <div className="grid gap-3">
        <ClaimAdder kind="custom" assigned={value} onAdd={add} />
        <ClaimAdder kind="preset" presets={presets} assigned={value} onAdd={add} />
        <EntryList
          title={userMessages.assigned}
          action={userMessages.remove}
          actionLabel={userMessages.removeNamed}
          entries={value.map((text) => ({ text }))}
          onAction={(claim) => onChange?.(value.filter((each) => each !== claim))}
        />
      </div>
      {error && <p className="mt-1 text-danger-fg text-table">{error}</p>}
    </fieldset>
  );
});

interface ClaimAdderProps {
  kind: keyof typeof adders;
  presets?: readonly string[];
  assigned: readonly string[];
  onAdd: (claim: string) => void;
}

const adders = {
  custom: { title: texts.custom, value: texts.value, add: texts.addCustom, missing: texts.keyAndValue },
  preset: {
    title: texts.preset,
    value: texts.presetValue,
    add: texts.addPreset,
    missing: texts.presetAndValue,
  },
};

/** A claim to add: a key, and a value that is not empty. A claim that the user has is not added again. */
function ClaimAdder({ kind, presets = [], assigned, onAdd }: ClaimAdderProps) {
  const adder = adders[kind];
  const defaultValue = kind === "preset" ? "true" : "";
  const [claim, setClaim] = useState({ key: "", value: defaultValue });
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<typeof claim>) => setClaim((before) => ({ ...before, ...part }));
  const key = claimKey.safeParse(claim.key);
  const value = claimValue.safeParse(claim.value);
  const isEmpty = isBlank(claim.key) || isBlank(claim.value);
  const isAssigned = assigned.some((each) => each.toLowerCase() === formatClaim(claim).toLowerCase());
  const disabledReason = isEmpty ? adder.missing : isAssigned ? userMessages.isAssigned : undefined;
  const add = () => {
    if (disabledReason !== undefined) return;
    setChecked(true);
    if (!key.success || !value.success) return;
    onAdd(formatClaim({ key: key.data, value: value.data }));
    setClaim({ key: "", value: defaultValue });
    setChecked(false);
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isInputMethodKey(event)) return;
    // Enter would submit the form.
    event.preventDefault();
    add();
  };
  const errorOf = (parsed: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
    isChecked ? parsed.error?.issues[0]?.message : undefined;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="min-w-40 flex-1">
        {kind === "preset" ? (
          <Select
            label={adder.title}
            placeholder={userMessages.choose}
            options={presets.map((name) => ({ value: name, label: name }))}
            value={claim.key}
            onChange={({ target }) => change({ key: target.value })}
          />
        ) : (
          <TextField
            label={`${adder.title} ${texts.key.toLowerCase()}`}
            value={claim.key}
            maxLength={50}
            autoComplete="off"
            error={errorOf(key)}
            onKeyDown={addOnEnter}
            onChange={({ target }) => change({ key: target.value })}
          />
        )}
      </div>
      <div className="min-w-32 flex-1">
        <TextField
          label={kind === "preset" ? adder.value : `${adder.title} ${texts.value.toLowerCase()}`}
          value={claim.value}
          maxLength={100}
          autoComplete="off"
          error={errorOf(value)}
          onKeyDown={addOnEnter}
          onChange={({ target }) => change({ value: target.value })}
        />
      </div>
      <Button className="sm:mt-6.5" aria-label={adder.add} disabledReason={disabledReason} onClick={add}>
        {userMessages.add}
      </Button>
    </div>
  );
}
