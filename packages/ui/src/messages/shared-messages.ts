/** The texts of components that most entries have: fields, errors, notifications and statuses. */
export interface SharedMessages {
  /** The language as a BCP 47 tag, for names of months and the like. */
  locale: string;
  field: {
    required: string;
    selectPlaceholder: string;
    loadingOptions: string;
    /** Shown if the code of a component failed to load. */
    notLoaded: string;
  };
  errorState: { title: string; retry: string };
  notifications: { region: string; dismiss: string };
  statusBadge: { unnamed: string };
}

export const englishShared: SharedMessages = {
  locale: "en-US",
  field: {
    required: "required",
    selectPlaceholder: "Choose…",
    loadingOptions: "Loading…",
    notLoaded: "Couldn't load. Reload the page.",
  },
  errorState: { title: "Couldn't load this", retry: "Try again" },
  notifications: { region: "Notifications", dismiss: "Dismiss" },
  statusBadge: { unnamed: "No name" },
};
