import { cellOf, cutTextAt } from "./cut-text.js";
import { controlsOf } from "./row-dom.js";

/** What Left and Right lead to in a row: its controls, and cells whose text is cut off. */
export function stopsOf(row: Element): readonly HTMLElement[] {
  return [...row.children].flatMap((cell) => {
    const controls = controlsOf(cell);
    return controls.length > 0 ? controls : (cutTextAt(cell)?.cell ?? []);
  });
}

/** Moves the focus to the stop `step` places on; false where there is none. */
export function moveBetween(stops: readonly HTMLElement[], from: EventTarget | null, step: number): boolean {
  if (!(from instanceof HTMLElement)) return false;
  const next = stops[stops.indexOf(from) + step];
  if (next) focusStop(next);
  return next !== undefined;
}

/** Focuses a control; or a cell, which takes the focus for that long only: pressed, it leaves that to its row. */
export function focusStop(stop: HTMLElement): void {
  if (cellOf(stop) === stop) {
    stop.tabIndex = -1;
    const leave = () => {
      // Another window has come before this one, and the focus is here again after it.
      if (document.activeElement === stop) return;
      stop.removeAttribute("tabindex");
      stop.removeEventListener("blur", leave);
    };
    stop.addEventListener("blur", leave);
  }
  stop.focus();
}
