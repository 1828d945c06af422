/** What tables announce besides the selection. It loads with the first announcement. */
export interface TableViewMessages {
  tableView: {
    /** Announced after the filters changed. `inWords` is the count as shown: '10,000+'. */
    results: (count: number, inWords: string) => string;
    /** Announced after the sort changed. */
    sorted: (by: readonly { readonly name: string; readonly isDescending: boolean }[]) => string;
    /** Announced if no shown column is sorted. */
    defaultOrder: string;
    /** Announced after the page changed. The number of pages is not always known. */
    pageOf: (page: string, pages: string | undefined) => string;
  };
}

/** English, for tables without a provider. */
export const englishTableView: TableViewMessages = {
  tableView: {
    results: (count, inWords) =>
      count === 0 ? "No results" : `${inWords} ${count === 1 ? "result" : "results"}`,
    sorted: (by) =>
      `Sorted by ${by.map(({ name, isDescending }) => `${name}, ${isDescending ? "descending" : "ascending"}`).join(", then ")}`,
    defaultOrder: "Default order",
    pageOf: (page, pages) => (pages === undefined ? `Page ${page}` : `Page ${page} of ${pages}`),
  },
};
