/** DOM queries of the table's event handlers. */

// A click on a cell that can be edited is a click on its row. Its editor opens otherwise.
const controls =
  "a[href], button:not([data-edit]), input, select, textarea, summary, label, [contenteditable=true], [role=button], [role=link], [role=menuitem]";
const focusableControls =
  "a[href], button, input, select, textarea, summary, [contenteditable=true], [data-resizer]";
const typingControls = "input:not([type=checkbox]), select, textarea, [contenteditable=true]";

/** The row that contains the event target. Undefined for elements outside the table, such as an open menu. */
export function rowOf(target: EventTarget | null, body: Element): HTMLTableRowElement | undefined {
  if (!(target instanceof Element) || !body.contains(target)) return undefined;
  return target.closest<HTMLTableRowElement>("tr[data-row-id]") ?? undefined;
}

/** Whether the target is in a link, button or input, which handle their own events. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`:is(${controls})`) !== null;
}

/** Whether the element uses arrow keys itself, such as a text field or select. */
export function takesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(typingControls);
}

/** Whether the target is in a checkbox cell of a row or the header. */
export function isInSelectCell(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-select-cell]") !== null;
}

/** Focusable elements in DOM order. */
export function controlsOf(container: Element): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusableControls)];
}

/** Start and end of selected text, for comparison. */
export type TextSelection = readonly unknown[];

/** The user's current text selection. */
export function textSelection(): TextSelection {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  return [anchorNode, anchorOffset, focusNode, focusOffset];
}

/**
 * Whether the user just selected text in this row, to copy it.
 * @param before the text selection when the press began, because browsers clear it only after the click
 */
export function holdsTextSelection(row: Element, before: TextSelection = []): boolean {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || !selection.containsNode(row, true)) return false;
  return textSelection().some((part, index) => part !== before[index]);
}

/** Keeps the browser from selecting a word when a double-click opens the row. */
export function keepTextUnselected(event: Pick<MouseEvent, "detail" | "preventDefault">): void {
  if (event.detail > 1) event.preventDefault();
}

/** The row element with this id, if it is rendered. */
export function rowElement(body: Element, id: string): HTMLElement | undefined {
  return body.querySelector<HTMLElement>(`tr[data-row-id="${CSS.escape(id)}"]`) ?? undefined;
}

/** Ids of rows that must stay mounted: with the focus, an open menu, or `data-editing`. */
export function retainedRowIds(body: Element): readonly string[] {
  const { activeElement } = document;
  const open = body.querySelectorAll('[aria-expanded="true"]:not(tr, [data-expander]), [data-editing]');
  return [activeElement, ...open].flatMap((element) => rowOf(element, body)?.dataset.rowId ?? []);
}

/** Expands or collapses a row. Returns false if it already is, or cannot. */
export function toggleRow(row: Element, isExpanded: boolean): boolean {
  if (row.ariaExpanded !== String(!isExpanded)) return false;
  row.querySelector<HTMLElement>("[data-expander]")?.click();
  return true;
}

/** The row that a row of a lower level belongs to, if it is rendered. */
export function parentRow(row: HTMLTableRowElement): HTMLElement | undefined {
  if (row.ariaLevel === null) return undefined;
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>("tr[aria-level]") ?? [])];
  const before = rows.slice(0, rows.indexOf(row));
  return before.findLast(({ ariaLevel }) => Number(ariaLevel) < Number(row.ariaLevel));
}

/** The element that the rows scroll in. */
export function scrollerOf(body: Element): Element | null {
  return body.closest(".portico-table-scroller");
}

/** The visible part of the rows between header and footer, in px. */
export function visibleArea(body: HTMLElement): { offset: number; height: number } {
  const frame = scrollerOf(body)?.getBoundingClientRect();
  const table = body.closest("table");
  const rowsTop = body.getBoundingClientRect().top;
  const headerEnd = table?.tHead?.getBoundingClientRect().bottom ?? 0;
  const footerStart = table?.tFoot?.getBoundingClientRect().top ?? window.innerHeight;
  const top = Math.max(frame?.top ?? 0, headerEnd, 0);
  const bottom = Math.min(frame?.bottom ?? 0, footerStart, window.innerHeight);
  return { offset: Math.max(0, top - rowsTop), height: bottom - top };
}

/** Height of a row in px; 0 if there are no rows. */
export function rowHeightOf(body: Element): number {
  return body.firstElementChild?.getBoundingClientRect().height ?? 0;
}

const ariaRowIndexOf = (row: Element) => Number(row.getAttribute("aria-rowindex"));

/**
 * Sorts reused rows in the DOM as displayed, for screen readers. The focused row is not moved, because moving it
 * would remove the focus.
 */
export function putInReadingOrder(body: Element): void {
  const rows = [...body.children].sort((a, b) => ariaRowIndexOf(a) - ariaRowIndexOf(b));
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
