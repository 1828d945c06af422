const figure = (count: number) => count.toLocaleString("en-US");

/** What the buttons of actions say; it is loaded with every list, and what their dialogs say is not. */
export const actionButtonMessages = {
  /** Why a button cannot be pressed. */
  reasons: {
    one: "Select one row",
    oneOnly: (count: number) => `Select one row only: ${figure(count)} are selected`,
    some: "Select at least one row",
    atMost: (most: number, count: number) =>
      `At most ${figure(most)} rows are changed at once: ${figure(count)} are selected`,
    notForThese: (count: number) =>
      count === 1
        ? "This cannot be done to the row selected"
        : `This cannot be done to all of the ${figure(count)} rows selected`,
  },
  notLoaded: (label: string) =>
    `${label} could not be opened. Check the connection and try again; if it happens again, reload the page.`,
  failed: (label: string, reason: string) => `${label}: ${reason}`,
} as const;
