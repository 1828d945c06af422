/** Questions the table's event handlers ask of the document. */

const controls =
  "a[href], button, input, select, textarea, summary, label, [contenteditable=true], [role=button], [role=link], [role=menuitem]";
const focusableControls = "a[href], button, input, select, textarea, summary, [contenteditable=true]";
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

export function isInSelectCell(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-select-cell]") !== null;
}

export function controlsOf(container: Element): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusableControls)];
}

/** The reader has just marked text in this row, and wants to copy it. */
export function holdsTextSelection(row: Element): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}

/** Moves the focus to the control `step` places on; false where there is none. */
export function moveBetweenControls(container: Element, from: EventTarget | null, step: number): boolean {
  if (!(from instanceof HTMLElement)) return false;
  const all = controlsOf(container);
  const next = all[all.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
}

export function focusRow(body: Element, id: string): void {
  body.querySelector<HTMLElement>(`tr[data-row-id="${CSS.escape(id)}"]`)?.focus();
}
