/** Number of pages; one if there are no records. */
export function pageCount(totalRecords: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalRecords / pageSize));
}

/** A count as text: `312`, or `10,000+` if there are more. */
export function countText(count: number, hasMore: boolean, locale: string): string {
  return `${count.toLocaleString(locale)}${hasMore ? "+" : ""}`;
}

interface PagePosition {
  pageNumber: number;
  pageSize: number;
  totalRecords: number;
}

/** Numbers of the first and last record on the page, from 1. */
export function pageRange({ pageNumber, pageSize, totalRecords }: PagePosition): {
  from: number;
  to: number;
} {
  const before = (pageNumber - 1) * pageSize;
  return { from: Math.min(before + 1, totalRecords), to: Math.min(before + pageSize, totalRecords) };
}

/** The typed page number, limited to existing pages; undefined if it is not a number. */
export function typedPage(text: string, pages: number): number | undefined {
  if (!/^\d{1,9}$/.test(text.trim())) return undefined;
  return Math.min(Math.max(Number(text), 1), pages);
}
