/** Questions the table's event handlers ask of the document. */

const controls =
  "a[href], button, input, select, textarea, summary, label, [contenteditable=true], [role=button], [role=link], [role=menuitem]";
const focusableControls =
  "a[href], button, input, select, textarea, summary, [contenteditable=true], [data-resizer]";
const typingControls = "input:not([type=checkbox]), select, textarea, [contenteditable=true]";

/** The row an event happened in; nothing for what a row opened elsewhere on the page, such as a menu. */
export function rowOf(target: EventTarget | null, body: Element): HTMLTableRowElement | undefined {
  if (!(target instanceof Element) || !body.contains(target)) return undefined;
  return target.closest<HTMLTableRowElement>("tr[data-row-id]") ?? undefined;
}

/** Links, buttons and inputs inside a row keep their own meaning. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`:is(${controls})`) !== null;
}

/** Arrow keys belong to what is typed or chosen there. */
export function takesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(typingControls);
}

/** On the cell of a checkbox: a row's, or the header's. */
export function isInSelectCell(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-select-cell]") !== null;
}

/** What in it can take the focus, in reading order. */
export function controlsOf(container: Element): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusableControls)];
}

/** Where marked text begins and ends, to tell it from other. */
export type MarkedText = readonly unknown[];

/** What the reader has marked. */
export function markedText(): MarkedText {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  return [anchorNode, anchorOffset, focusNode, focusOffset];
}

/**
 * The reader has just marked text in this row, and wants to copy it.
 * @param before what was marked when the press began: a browser lets go of that only after the click on it
 */
export function holdsTextSelection(row: Element, before: MarkedText = []): boolean {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || !selection.containsNode(row, true)) return false;
  return markedText().some((part, index) => part !== before[index]);
}

/** The row of this id, where it is drawn. */
export function rowElement(body: Element, id: string): HTMLElement | undefined {
  return body.querySelector<HTMLElement>(`tr[data-row-id="${CSS.escape(id)}"]`) ?? undefined;
}

/** Rows that must go on showing whom they show: with the focus, an open menu, or marked `data-editing`. */
export function heldRowIds(body: Element): readonly string[] {
  const { activeElement } = document;
  const open = body.querySelectorAll('[aria-expanded="true"], [data-editing]');
  return [activeElement, ...open].flatMap((element) => rowOf(element, body)?.dataset.rowId ?? []);
}

/** The frame that the rows scroll in. */
export function frameOf(body: Element): Element | null {
  return body.closest(".portico-table-scroller");
}

/** What can be seen of the rows between header and footer, in px: from where, and how much. */
export function visiblePart(body: HTMLElement): { offset: number; height: number } {
  const frame = frameOf(body)?.getBoundingClientRect();
  const table = body.closest("table");
  const rowsTop = body.getBoundingClientRect().top;
  const headerEnd = table?.tHead?.getBoundingClientRect().bottom ?? 0;
  const footerStart = table?.tFoot?.getBoundingClientRect().top ?? window.innerHeight;
  const top = Math.max(frame?.top ?? 0, headerEnd, 0);
  const bottom = Math.min(frame?.bottom ?? 0, footerStart, window.innerHeight);
  return { offset: Math.max(0, top - rowsTop), height: bottom - top };
}

/** Height of a row, in px; 0 where there is none. */
export function rowHeightOf(body: Element): number {
  return body.firstElementChild?.getBoundingClientRect().height ?? 0;
}
