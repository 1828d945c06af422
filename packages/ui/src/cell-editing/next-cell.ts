/** The editable cell after or before another one, in reading order. */
export function nextCell(button: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const cells = [...(button.closest("table")?.querySelectorAll<HTMLElement>("[data-edit]") ?? [])];
  return cells[cells.indexOf(button) + step];
}
