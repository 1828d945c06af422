/** A cell with truncated text, or a button with a tooltip. */
export interface TruncatedText {
  readonly cell: HTMLElement;
  /** The full text, or the tooltip. */
  readonly text: string;
}

/** Maximum length of the tooltip in characters. Longer text can be read where the row opens. */
const maxLength = 600;

/**
 * The truncated cell at an element: truncated by the column width, or by `shortText`. Of a row's buttons, the tooltip
 * that the page gave it as `data-row-tip`.
 */
export function truncatedTextAt(target: EventTarget | null): TruncatedText | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-row-tip]") : null;
  if (button) return { cell: button, text: button.dataset.rowTip ?? "" };
  const cell = target instanceof Element ? cellOf(target) : null;
  if (!cell || cell.hasAttribute("data-actions") || cell.hasAttribute("data-select-cell")) return undefined;
  const shortened = cell.querySelector("[data-whole-text]");
  if (!shortened && !isOverflowing(cell.querySelector("[data-row-action]") ?? cell)) return undefined;
  const text = (shortened ?? cell).textContent;
  return { cell, text: text.length > maxLength ? `${text.slice(0, maxLength)}…` : text };
}

/** The cell that contains an element. */
export function cellOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>("tr[data-row-id] > :is(th, td)");
}

function isOverflowing({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth;
}
