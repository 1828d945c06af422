/** Every word the components say by themselves. Functions take what they talk about. */
export interface Messages {
  field: { required: string; selectPlaceholder: string; loadingOptions: string };
  dialog: { close: string };
  errorState: { title: string; retry: string };
  notifications: { region: string; dismiss: string };
  table: {
    actions: string;
    empty: string;
    loading: string;
    refreshing: string;
    select: (name: string) => string;
    selectRows: string;
    rowSelected: (name: string, count: number) => string;
    rowUnselected: (name: string, count: number) => string;
    manySelected: (count: number) => string;
    noneSelected: string;
  };
  pager: {
    label: string;
    range: (from: string, to: string, total: string) => string;
    noRecords: string;
    pageSize: string;
    page: string;
    ofPages: (pages: string) => string;
    first: string;
    previous: string;
    next: string;
    last: string;
  };
}

export const english: Messages = {
  field: { required: "required", selectPlaceholder: "Choose…", loadingOptions: "Loading…" },
  dialog: { close: "Close" },
  errorState: { title: "This could not be loaded", retry: "Try again" },
  notifications: { region: "Notifications", dismiss: "Dismiss" },
  table: {
    actions: "Actions",
    empty: "Nothing to show",
    loading: "Loading rows",
    refreshing: "Updating rows",
    select: (name) => `Select ${name}`,
    selectRows: "Select rows",
    rowSelected: (name, count) => `${name} selected. ${count} selected.`,
    rowUnselected: (name, count) => `${name} not selected. ${count} selected.`,
    manySelected: (count) => `${count} selected.`,
    noneSelected: "Nothing selected.",
  },
  pager: {
    label: "Pages",
    range: (from, to, total) => `${from}–${to} of ${total}`,
    noRecords: "No records",
    pageSize: "Rows per page",
    page: "Page",
    ofPages: (pages) => `of ${pages}`,
    first: "First page",
    previous: "Previous page",
    next: "Next page",
    last: "Last page",
  },
};
