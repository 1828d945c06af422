import { Combobox, type SelectOption } from "@portico/ui";
import { searchAmong } from "./search.ts";

/** Something that can be added to a list. */
export interface EntryOption extends SelectOption {
  /** A short description. */
  readonly description?: string | undefined;
}

/** Props of `AddEntry`. */
export interface AddEntryProps {
  label: string;
  hint?: string;
  options: readonly EntryOption[];
  /** Called with the value of the selected option. */
  onAdd: (value: string) => void;
}

/** Adds one of many options, found by typing; nothing if there are no options. */
export function AddEntry({ label, hint, options, onAdd }: AddEntryProps) {
  if (options.length === 0) return null;
  return (
    <Combobox
      data-add=""
      className="max-w-96"
      label={label}
      hint={hint}
      debounce={0}
      value={null}
      search={searchAmong(options)}
      onChange={({ option }) => option && onAdd(option.value)}
    />
  );
}
