/** The default number of rows on a page. */
export const defaultPageSize = 10;
/** The maximum number of rows on a page. */
export const maxPageSize = 500;
/** The maximum page number, because higher ones would be slow. */
export const maxPageNumber = 1_000_000;
/** The maximum number of sort fields. */
export const maxSortKeys = 5;
/** The page sizes of policy and agent lists. */
export const pageSizes = [10, 20, 30, 100, 500] as const;

/** A page of a list. */
export interface Page<Row> {
  data: Row[];
  totalRecords: number;
  /** Whether there are more rows than `totalRecords`, because counting stopped there. */
  hasMoreRecords?: boolean;
  totalPages: number;
  /** Sums over all matching rows, by field; only the requested ones. */
  totals?: Readonly<Record<string, number>>;
}

/** A sort field; written with a leading minus if descending. */
export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** Parses `"-createdDate,name"`. The caller checks whether the fields can be sorted by. */
export function parseSort(text: string): SortKey[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) =>
      part.startsWith("-") ? { field: part.slice(1), descending: true } : { field: part, descending: false },
    );
}

/** Formats an order for `parseSort`. */
export function formatSort(sort: readonly SortKey[]): string {
  return sort.map(({ field, descending }) => (descending ? `-${field}` : field)).join(",");
}
