/** Returns the element of a row that takes the focus: the row itself, or its first button or link. */
export function rowElement(list: ParentNode, rowId: string): HTMLElement | undefined {
  const row = list.querySelector<HTMLElement>(`tr[data-row-id="${CSS.escape(rowId)}"]`);
  if (row?.hasAttribute("tabindex")) return row;
  return row?.querySelector<HTMLElement>("button, a[href]") ?? undefined;
}
