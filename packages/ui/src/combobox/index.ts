export { Combobox, type ComboboxChange, type ComboboxProps } from "./combobox.js";
export type { ComboboxOption, ComboboxQuery, ComboboxSearch, OptionSource } from "./combobox-option.js";
export { MultiCombobox, type MultiComboboxChange, type MultiComboboxProps } from "./multi-combobox.js";
export type { ResolveOption } from "./use-options.js";
