/** The number of rows a page holds unless asked otherwise. */
export const defaultPageSize = 10;
/** The most rows a page can be asked to hold. */
export const maxPageSize = 500;
/** Pages beyond this are refused rather than counted through. */
export const maxPageNumber = 1_000_000;
/** The most fields that can be sorted by at once. */
export const maxSortKeys = 5;
/** The page sizes that policy and agent lists offer. */
export const pageSizes = [10, 20, 30, 100, 500] as const;

/** A page of a list. */
export interface Page<Row> {
  data: Row[];
  totalRecords: number;
  /** Whether there are more rows than `totalRecords`, which is as far as they are counted. */
  hasMoreRecords?: boolean;
  totalPages: number;
  /** Sums over all matching rows, by field; only where asked for. */
  totals?: Readonly<Record<string, number>>;
}

/** One step of an order: a field, descending where the name begins with a minus on the wire. */
export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** Reads `"-createdDate,name"`. Which fields may be sorted by is for the caller to check. */
export function parseSort(text: string): SortKey[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) =>
      part.startsWith("-") ? { field: part.slice(1), descending: true } : { field: part, descending: false },
    );
}

/** Writes an order the way `parseSort` reads it. */
export function formatSort(sort: readonly SortKey[]): string {
  return sort.map(({ field, descending }) => (descending ? `-${field}` : field)).join(",");
}
