/** The row of the list that has the focus, or that Tab would reach. Undefined if the list's rows take no keys. */
function activeRow(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>("main [role=grid] tbody tr[tabindex='0']") ?? undefined;
}

/**
 * Moves the focus to the next or previous row, as the arrow keys do, also from a cell. The first press moves it into the
 * table. In a table whose rows take no keys, the focus is on the first button or link of a row.
 */
export function moveRow(key: "ArrowDown" | "ArrowUp"): void {
  const row = activeRow();
  if (!row) {
    moveToRowControl(key === "ArrowDown" ? 1 : -1);
    return;
  }
  const isInRow = row.contains(document.activeElement);
  row.focus();
  if (isInRow) row.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/** Moves the focus to the list's rows, unless it is on the page. */
export function returnToRows(): void {
  if (!document.querySelector("main")?.contains(document.activeElement)) activeRow()?.focus();
}

function moveToRowControl(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>("main table tbody tr")].filter(controlOf);
  const index = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[index === -1 ? 0 : index + step];
  if (next) controlOf(next)?.focus();
}

function controlOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>("button, a[href]");
}

/** Selects or deselects the focused row and keeps the others, as Ctrl+Space does. */
export function toggleRow(): void {
  const row = activeRow();
  if (!row) return;
  row.focus();
  row.dispatchEvent(
    new KeyboardEvent("keydown", { key: " ", ctrlKey: true, bubbles: true, cancelable: true }),
  );
}

/** Shows the next or previous page of the list. */
export function changePage(step: "next" | "previous"): void {
  document.querySelector<HTMLElement>(`main [data-page-step=${step}]`)?.click();
}

/** Moves the focus to the list's search box, or to its first filter. */
export function focusSearch(): void {
  searchTarget()?.focus();
}

/** Whether the list has a search box or a filter. */
export function hasSearch(): boolean {
  return searchTarget() !== null;
}

function searchTarget(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>("main input[type=search]") ??
    document.querySelector<HTMLElement>("main search :is(input, select, button)")
  );
}
