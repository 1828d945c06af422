const figure = (count: number) => count.toLocaleString("en-US");

/** What is said of selected rows that a list no longer has; these words come with the first of them. */
export const rowsGoneMessages = {
  vanished: (count: number) =>
    count === 1
      ? "One row that was selected is no longer here, and is not selected any more."
      : `${figure(count)} rows that were selected are no longer here, and are not selected any more.`,
  notChecked: (count: number, reason: string) =>
    count === 1
      ? `One selected row stands on another page, and may no longer match. ${reason}`
      : `${figure(count)} selected rows stand on other pages, and may no longer match. ${reason}`,
};
