/** Removes the focus from a field in an element, so that the field applies its text. */
export function blurIn(element: Element | null | undefined): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && element?.contains(activeElement)) activeElement.blur();
}
