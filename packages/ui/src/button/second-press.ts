/** The time and distance within which two presses are a double click, in milliseconds and pixels. */
const interval = 500;
const distance = 4;

interface FirstPress {
  readonly button: Element;
  readonly event: MouseEvent;
  /** It submitted a form or started work. */
  hasStarted: boolean;
}

let first: FirstPress | undefined;
let isWatching = false;

/**
 * Remembers a click on a button. The second press of a double click then does nothing if the first one started work, or
 * if it would hit something else because the button has moved or is gone.
 */
export function rememberPress(button: Element, event: MouseEvent): void {
  // Clicks by keyboard and script have no second press.
  if (!event.isTrusted || event.detail !== 1) return;
  first = { button, event, hasStarted: button.getAttribute("type") === "submit" };
  if (isWatching) return;
  isWatching = true;
  for (const type of ["pointerdown", "mousedown", "mouseup", "click", "dblclick"] as const)
    window.addEventListener(type, ignoreSecond, { capture: true });
}

/** Notes that the button has started work. */
export function rememberStart(button: Element | null): void {
  if (first?.button === button) first.hasStarted = true;
}

function ignoreSecond(event: MouseEvent) {
  if (!first || event.timeStamp - first.event.timeStamp > interval) return;
  // Pointer events don't count clicks.
  const isSecond = event.type === "pointerdown" ? isNear(event, first.event) : event.detail > 1;
  const isSameButton = event.target instanceof Node && first.button.contains(event.target);
  if (!isSecond || (isSameButton && !first.hasStarted)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function isNear(one: MouseEvent, other: MouseEvent): boolean {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= distance;
}
