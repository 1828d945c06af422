import { expect } from "storybook/test";

/**
 * Expects that a page of right-to-left text is laid out so: rows of elements begin at the right, nothing reaches beyond
 * the window, and icons that point do so the other way.
 */
export async function expectMirrored(): Promise<void> {
  const elements = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) => getComputedStyle(element).direction === "rtl" && element.checkVisibility(),
  );
  await expect(elements.length, "elements of right-to-left text").toBeGreaterThan(0);
  await expect(elements.filter(isLeftToRight).map(nameOf), "rows that begin at the left").toEqual([]);
  await expect(elements.filter(isBeyondWindow).map(nameOf), "elements beyond the window").toEqual([]);
  const icons = elements.filter((element) => element.hasAttribute("data-mirrored"));
  const asIn = (direction: string) => icons.filter((icon) => getComputedStyle(icon).scale !== direction);
  await expect(asIn("-1 1").map(nameOf), "icons that point as in left-to-right text").toEqual([]);
}

/** Whether the children of a row are in the order of left-to-right text. */
function isLeftToRight(element: HTMLElement): boolean {
  const { display, flexDirection, flexWrap } = getComputedStyle(element);
  const isRow = /flex/.test(display) && flexDirection === "row" && flexWrap === "nowrap";
  if (!isRow && display !== "table-row") return false;
  const boxes = [...element.children]
    .filter((child) => child.checkVisibility() && !/absolute|fixed/.test(getComputedStyle(child).position))
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const [first, last] = [boxes[0], boxes.at(-1)];
  return first !== undefined && last !== undefined && first !== last && first.right < last.right;
}

/** Pixels that a control may reach beyond the window, because a negative margin aligns its text. */
const aligned = 16;

/** Whether it is cut off by the window, rather than inside of something that scrolls or hides it. */
function isBeyondWindow(element: HTMLElement): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  if (width <= 1 || (left >= -aligned && right <= innerWidth + aligned)) return false;
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    if (getComputedStyle(parent).overflowX !== "visible") return false;
  }
  return getComputedStyle(element).pointerEvents !== "none";
}

function nameOf(element: HTMLElement): string {
  const { tagName, className, textContent } = element;
  return `${tagName} ${typeof className === "string" ? className : ""} ${textContent}`.slice(0, 200);
}
