import type { ComboboxOption, ComboboxSearch } from "./combobox-option.js";

const firstNames = "Dana Rafael Priya Colin Beatriz Owen Leila Tomas Grace Hana Marcus Elena".split(" ");
const lastNames = "Whitfield Ortiz Natarajan Marsh Luna Egan Ferrer Gupta Hughes Ibarra Pham Rossi".split(
  " ",
);
const places = ["Miami", "Tampa", "Orlando", "Hialeah", "Naples"];

/** Realistic, fictional agents. */
export function agents(count: number): readonly ComboboxOption[] {
  return Array.from({ length: count }, (_, index) => {
    const first = firstNames[index % firstNames.length];
    const last = lastNames[Math.floor(index / firstNames.length + index * 5) % lastNames.length];
    return {
      value: `agent-${index + 1}`,
      label: `${first} ${last}`,
      description: `NPN ${1_700_000 + index * 37} · ${places[index % places.length]}`,
    };
  });
}

/** Searches agents as a server would, without a delay. */
export function searchAmong(all: readonly ComboboxOption[]): ComboboxSearch {
  return async ({ text }) => all.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
}
