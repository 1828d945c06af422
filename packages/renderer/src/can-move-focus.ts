/** Whether the focus is neither in the content of a page nor in a dialog. */
export function canMoveFocus(): boolean {
  return !document.activeElement?.closest("main, [role=dialog], [role=alertdialog]");
}
