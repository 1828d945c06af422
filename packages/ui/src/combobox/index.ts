export { Combobox, type ComboboxProps } from "./combobox.js";
export type { ComboboxOption, ComboboxQuery, ComboboxSearch } from "./combobox-option.js";
