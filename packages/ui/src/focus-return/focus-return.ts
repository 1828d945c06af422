/** How containers whose elements come and go, such as tables, take the focus of an element that is gone. */
const homes = new WeakMap<Element, (id?: string) => void>();

/**
 * Declares how a container takes the focus of an element in it that is gone.
 * @param focus moves the focus into the container, to the part with an id if it is given
 */
export function setFocusHome(container: Element, focus: (id?: string) => void): void {
  homes.set(container, focus);
}

/** Moves the focus into a container with `setFocusHome`. Returns false if there is none. */
export function focusHome(container: Element | null | undefined, id?: string): boolean {
  const focus = container ? homes.get(container) : undefined;
  focus?.(id);
  return focus !== undefined;
}

/** Where the focus was. */
export interface FocusOrigin {
  readonly element: Element | null;
  /** What contained the element, the innermost first. */
  readonly containers: readonly Element[];
}

/** Remembers an element, to return the focus to it later. @default the focused one */
export function focusOrigin(element: Element | null = document.activeElement): FocusOrigin {
  const containers: Element[] = [];
  for (let one = element; one; one = one.parentElement) if (homes.has(one)) containers.push(one);
  return { element, containers };
}

/** Returns the focus to where it was, or to what is in that place if the element is gone. */
export function returnFocus({ element, containers }: FocusOrigin): void {
  if (element?.isConnected) {
    if (element instanceof HTMLElement) element.focus();
  } else focusHome(containers.find(({ isConnected }) => isConnected));
}
