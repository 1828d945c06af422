const place = (row: Element) => Number(row.getAttribute("aria-rowindex"));

/**
 * Puts reused rows back into the order they are seen in, for those who read the document rather than the
 * picture. The row that holds the focus is not moved, since that would take the focus from it.
 */
export function putInReadingOrder(body: Element): void {
  const rows = [...body.children].sort((a, b) => place(a) - place(b));
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const start = Math.max(focused, 0);
  let last = rows[start];
  for (const row of rows.slice(start + 1)) {
    if (last?.nextElementSibling !== row) last?.after(row);
    last = row;
  }
  let first = rows[start];
  for (const row of rows.slice(0, start).reverse()) {
    if (first?.previousElementSibling !== row) first?.before(row);
    first = row;
  }
}
