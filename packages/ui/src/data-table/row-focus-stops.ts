import { controlsOf } from "./row-dom.js";
import { cellOf, truncatedTextAt } from "./truncated-text.js";

/** The focus stops that Left and Right move between in a row: controls, and cells with truncated text. */
export function focusStopsOf(row: Element): readonly HTMLElement[] {
  return [...row.children].flatMap((cell) => {
    const controls = controlsOf(cell);
    return controls.length > 0 ? controls : (truncatedTextAt(cell)?.cell ?? []);
  });
}

/** Moves the focus by `step` stops. Returns false if there is none. */
export function moveFocusStop(
  stops: readonly HTMLElement[],
  from: EventTarget | null,
  step: number,
): boolean {
  if (!(from instanceof HTMLElement)) return false;
  const next = stops[stops.indexOf(from) + step];
  if (next) focusStop(next);
  return next !== undefined;
}

/**
 * Focuses a control or a cell. A cell is focusable only until it loses the focus, so that clicks on it focus the row.
 */
export function focusStop(stop: HTMLElement): void {
  if (cellOf(stop) === stop) {
    stop.tabIndex = -1;
    const leave = () => {
      // The window lost the focus, not the cell.
      if (document.activeElement === stop) return;
      stop.removeAttribute("tabindex");
      stop.removeEventListener("blur", leave);
    };
    stop.addEventListener("blur", leave);
  }
  stop.focus();
}
