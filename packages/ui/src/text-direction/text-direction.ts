/** Whether text at the element runs from right to left: the nearest `dir` is "rtl". */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}

interface PressedKey {
  readonly key: string;
  /** The element that handles the key. */
  readonly currentTarget: Element;
}

const opposites = new Map([
  ["ArrowLeft", "ArrowRight"],
  ["ArrowRight", "ArrowLeft"],
]);

/**
 * The key that means the same in left-to-right text: ArrowRight is forward there and back in right-to-left text, where
 * the next item is on the left. Other keys stay as they are.
 */
export function logicalKey({ key, currentTarget }: PressedKey): string {
  const opposite = opposites.get(key);
  return opposite && isRightToLeft(currentTarget) ? opposite : key;
}
