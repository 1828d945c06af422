/** The row of the list that has the focus, or that Tab would reach. Undefined if the list's rows take no keys. */
function activeRow(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>("main [role=grid] tbody tr[tabindex='0']") ?? undefined;
}

/** Moves the focus to the next or previous row, as the arrow keys do. The first press moves it into the table. */
export function moveRow(key: "ArrowDown" | "ArrowUp"): void {
  const row = activeRow();
  if (row && document.activeElement === row)
    row.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  else row?.focus();
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

/** Moves the focus to the list's search box, or to its first filter. */
export function focusSearch(): void {
  const main = document.querySelector("main");
  const box =
    main?.querySelector<HTMLElement>("[role=searchbox], input[type=search]") ??
    main?.querySelector<HTMLElement>("form input, form select, [role=search] input");
  box?.focus();
}
