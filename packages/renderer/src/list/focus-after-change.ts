import type { ListRow } from "@portico/endpoints/schemas";
import { focusRows } from "@portico/ui/data-table";
import type { RefObject } from "react";

/**
 * Moves the focus to the row that took the place of one that left the list, if it is still on the button that started
 * the change or was lost. A focused row passes the focus on by itself.
 * @param before the rows before the change
 * @param rows the rows after it
 */
export function focusAfterChange(
  root: RefObject<HTMLElement | null>,
  before: readonly ListRow[],
  rows: readonly ListRow[],
): void {
  const shown = new Set(rows.map(({ id }) => id));
  const hasLeft = before.some(({ id }) => !shown.has(id));
  afterDialogs(() => {
    const { activeElement } = document;
    const list = root.current?.querySelector("[data-list-rows]");
    const isLost = activeElement === null || activeElement === document.body;
    const starter = hasLeft ? activeElement?.closest("[data-toolbar-actions]") : undefined;
    // The toolbar of the details beside the list is for another row than the focused one.
    if (list && (isLost || starter))
      focusRows(list, starter?.closest<HTMLElement>("[data-list-row]")?.dataset.listRow);
  });
}

/** Runs at once, or when the focus leaves the open dialog, which first returns it to its opener. */
function afterDialogs(run: () => void): void {
  const isInDialog = () => document.activeElement?.closest("[role=dialog], [role=alertdialog]");
  if (!isInDialog()) {
    run();
    return;
  }
  const check = () => {
    if (isInDialog()) return;
    document.removeEventListener("focusin", check);
    run();
  };
  document.addEventListener("focusin", check);
}
