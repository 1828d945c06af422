/** How many pages the records fill; one even when there are none. */
export function pageCount(totalRecords: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalRecords / pageSize));
}

/** A number of records as people read it: `312`, or `10,000+` where there are more. */
export function countText(count: number, hasMore: boolean, locale: string): string {
  return `${count.toLocaleString(locale)}${hasMore ? "+" : ""}`;
}

interface PagePosition {
  pageNumber: number;
  pageSize: number;
  totalRecords: number;
}

/** The numbers of the first and the last record shown, from 1. */
export function pageRange({ pageNumber, pageSize, totalRecords }: PagePosition): {
  from: number;
  to: number;
} {
  const before = (pageNumber - 1) * pageSize;
  return { from: Math.min(before + 1, totalRecords), to: Math.min(before + pageSize, totalRecords) };
}

/** The page a reader typed, held within what exists; nothing where it is no number. */
export function typedPage(text: string, pages: number): number | undefined {
  if (!/^\d{1,9}$/.test(text.trim())) return undefined;
  return Math.min(Math.max(Number(text), 1), pages);
}
