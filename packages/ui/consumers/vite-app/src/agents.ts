import type { ComboboxOption, ComboboxSearch } from "@portico/ui/combobox";

export const agents: readonly ComboboxOption[] = [
  { value: "agent-1", label: "Dana Whitfield", description: undefined, isDisabled: undefined },
  { value: "agent-2", label: "Rafael Ortiz" },
];

export const search: ComboboxSearch = async ({ text }) =>
  agents.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
