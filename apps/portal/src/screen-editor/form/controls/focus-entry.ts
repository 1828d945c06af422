/**
 * Gives the focus to the control that took the place of one that is gone, else to the last of them, else to another.
 * @param selector finds the controls of the kind that is gone
 * @param otherwise finds what has the focus where none of them is left
 */
export function focusEntry(root: HTMLElement | null, selector: string, index: number, otherwise: string) {
  const controls = root?.querySelectorAll<HTMLElement>(selector) ?? [];
  const others = root?.querySelectorAll<HTMLElement>(otherwise) ?? [];
  (controls[Math.min(index, controls.length - 1)] ?? others[others.length - 1])?.focus();
}
