/** The words of what stands around a table. */
export interface ListMessages {
  combobox: {
    loading: string;
    noMatches: string;
    failed: string;
    retry: string;
    clear: string;
    results: (count: number) => string;
  };
  filters: {
    label: string;
    /** The button that unfolds the filters where there is little room. */
    show: (inUse: number) => string;
    inUse: string;
    /** Said before the name of the filter that a press takes away. */
    remove: string;
    clear: string;
    any: string;
    yes: string;
    no: string;
    from: string;
    to: string;
    between: (from: string, to: string) => string;
    reversed: string;
  };
  toolbar: {
    selected: (count: string) => string;
    noneSelected: string;
    unmarkAll: string;
    /** The button that opens the actions there is no room for. */
    more: string;
    /** Why an action in that menu cannot be taken: it was, and is not done yet. */
    underWay: string;
  };
  statusBadge: { unnamed: string };
}

export const englishLists: ListMessages = {
  combobox: {
    loading: "Searching…",
    noMatches: "No matches",
    failed: "The search failed.",
    retry: "Search again",
    clear: "Clear",
    results: (count) => (count === 1 ? "1 match" : `${count} matches`),
  },
  filters: {
    label: "Filters",
    show: (inUse) => (inUse === 0 ? "Filters" : `Filters (${inUse})`),
    inUse: "In use",
    remove: "Remove",
    clear: "Clear Filters",
    any: "Any",
    yes: "Yes",
    no: "No",
    from: "from",
    to: "to",
    between: (from, to) => `${from} – ${to}`,
    reversed: "The first is past the second, so nothing can match.",
  },
  toolbar: {
    selected: (count) => `${count} selected`,
    noneSelected: "None selected",
    unmarkAll: "Unmark All",
    more: "More",
    underWay: "Under way",
  },
  statusBadge: { unnamed: "No name" },
};
