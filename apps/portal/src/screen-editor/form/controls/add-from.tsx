import { Button, Select, type SelectOption } from "@portico/ui";
import { Plus } from "@portico/ui/icons";
import { useId, useState } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";

const texts = screenEditorMessages.form;

/** Props of `AddFrom`. */
export interface AddFromProps {
  label: string;
  hint?: string;
  options: readonly SelectOption[];
  /** Why nothing can be added, if there are no options. */
  noneLeft: string;
  onAdd: (change: { value: string }) => void;
}

/** A select with an Add button: arrow keys move through the options without adding any. */
export function AddFrom({ label, hint, options, noneLeft, onAdd }: AddFromProps) {
  const [chosen, setChosen] = useState("");
  const value = options.some((option) => option.value === chosen) ? chosen : (options[0]?.value ?? "");
  const hintId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-end gap-2">
        <Select
          data-add=""
          label={label}
          aria-describedby={hint === undefined ? undefined : hintId}
          className="max-w-72 flex-1 basis-40"
          options={options}
          {...(options.length === 0 && { placeholder: noneLeft })}
          value={value}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          disabledReason={options.length === 0 ? noneLeft : undefined}
          onClick={() => onAdd({ value })}
        >
          {texts.add}
        </Button>
      </div>
      {hint !== undefined && (
        <p id={hintId} className="text-table text-fg-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
