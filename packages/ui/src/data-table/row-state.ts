import type { RowState } from "./selection-store.js";

/** Updates a row's DOM for its selection state without rerendering. */
export function showRowState(line: HTMLTableRowElement, { isSelected, isActive }: RowState): void {
  const selected = String(isSelected);
  const tabIndex = isActive ? 0 : -1;
  if (line.getAttribute("aria-selected") !== selected) line.setAttribute("aria-selected", selected);
  if (line.tabIndex !== tabIndex) line.tabIndex = tabIndex;
  const box = checkboxOf(line);
  if (box && box.checked !== isSelected) box.checked = isSelected;
}

/** A row's checkbox. */
export function checkboxOf(line: HTMLTableRowElement): HTMLInputElement | undefined {
  const cell = line.firstElementChild;
  const box = cell?.hasAttribute("data-select-cell") ? cell.firstElementChild : undefined;
  return box instanceof HTMLInputElement ? box : undefined;
}
