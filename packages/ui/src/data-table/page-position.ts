/** The page's position among all records. */
export interface TablePosition {
  firstRow: number;
  totalRows: number;
  /** Rows per page. With it, 'Page 2 of 26' is announced when the page changes. */
  pageSize?: number;
  hasMoreRows?: boolean;
}
