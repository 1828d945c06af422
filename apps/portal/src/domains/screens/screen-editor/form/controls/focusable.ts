/** The controls that can have the focus. */
export const focusable =
  "summary, input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)";

/** Focuses the first control in an element. */
export function focusIn(element: Element | null | undefined) {
  element?.querySelector<HTMLElement>(focusable)?.focus();
}
