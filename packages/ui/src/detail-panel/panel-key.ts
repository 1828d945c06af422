import type { KeyboardEvent } from "react";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import type { StepProps } from "./step-buttons.js";

interface PanelActions extends StepProps {
  close: () => void;
  /** Focuses the heading, because the content of the panel is replaced by that of another record. */
  focusHeading: () => void;
}

/** Elements that use the arrow keys themselves. */
const usesArrows =
  "input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=grid], [role=tablist], [role=separator]";

/** Closes the panel on Esc, and opens the previous or next record on ↑ and ↓, unless a control uses the key. */
export function panelKey(
  event: KeyboardEvent,
  { close, focusHeading, onPrevious, onNext }: PanelActions,
): void {
  const { target, key } = event;
  if (isInputMethodKey(event)) return;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof Element) || target.closest("[data-handles-escape]")) return;
  if (key === "Escape") {
    event.preventDefault();
    close();
    return;
  }
  const step = { ArrowUp: onPrevious, ArrowDown: onNext }[key];
  if (!step || target.closest(usesArrows) || target.hasAttribute("data-panel-body")) return;
  event.preventDefault();
  if (target.closest("[data-panel-body]")) focusHeading();
  step();
}
