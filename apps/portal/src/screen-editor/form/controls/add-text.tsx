import { Button, TextField } from "@portico/ui";
import { Plus } from "@portico/ui/icons";
import { useId, useState } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";

const texts = screenEditorMessages.form;

/** Props of `AddText`. */
export interface AddTextProps {
  label: string;
  hint: string;
  /** Why the input cannot be added; undefined if it can. */
  refusal: (typed: string) => string | undefined;
  /** Called with the trimmed input. */
  onAdd: (change: { typed: string }) => void;
}

/** Adds something by its name, by the button or by Enter. */
export function AddText({ label, hint, refusal, onAdd }: AddTextProps) {
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const add = () => {
    const why = typed.trim() === "" ? texts.nothingTyped : refusal(typed.trim());
    setRefused(why);
    if (why !== undefined) return;
    onAdd({ typed: typed.trim() });
    setTyped("");
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={label}
          className="max-w-72 min-w-0 flex-1 basis-40"
          aria-describedby={refused === undefined ? id : `${id}-refused ${id}`}
          {...(refused !== undefined && { "aria-invalid": true })}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button icon={<Plus size={16} aria-hidden="true" />} aria-label={texts.addOne(label)} onClick={add}>
          {texts.add}
        </Button>
      </div>
      <p id={id} className="text-table text-fg-muted">
        {hint}
      </p>
      {refused !== undefined && (
        <p id={`${id}-refused`} role="alert" className="text-table font-medium text-danger-fg">
          {refused}
        </p>
      )}
    </div>
  );
}
