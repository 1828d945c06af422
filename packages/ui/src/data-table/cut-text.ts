/** A cell that shows its text only in part. */
export interface CutText {
  readonly cell: HTMLElement;
  /** The whole of it. */
  readonly text: string;
}

/** The most that is shown of a text, in characters: more is read where the row is opened. */
const mostCharacters = 600;

/** The cell of a row there, where its text is cut off: by the column's width, or after so many characters. */
export function cutTextAt(target: EventTarget | null): CutText | undefined {
  const cell = target instanceof Element ? cellOf(target) : null;
  if (!cell || cell.hasAttribute("data-actions") || cell.hasAttribute("data-select-cell")) return undefined;
  const shortened = cell.querySelector("[data-whole-text]");
  if (!shortened && !isOverflowing(cell.querySelector("[data-row-action]") ?? cell)) return undefined;
  const text = (shortened ?? cell).textContent;
  return { cell, text: text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text };
}

/** The cell of a row that something stands in. */
export function cellOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>("tr[data-row-id] > :is(th, td)");
}

function isOverflowing({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth;
}
