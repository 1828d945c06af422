/** The texts of selects with search. */
export interface ComboboxMessages {
  combobox: {
    loading: string;
    noMatches: string;
    failed: string;
    retry: string;
    clear: string;
    results: (count: number) => string;
  };
}

export const englishCombobox: ComboboxMessages = {
  combobox: {
    loading: "Searching…",
    noMatches: "No matches",
    failed: "Search failed.",
    retry: "Search again",
    clear: "Clear",
    results: (count) => (count === 1 ? "1 match" : `${count} matches`),
  },
};
