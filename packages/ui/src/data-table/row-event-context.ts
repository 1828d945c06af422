import type { KeyboardEvent, MouseEvent } from "react";
import type { RowId } from "./selection.js";
import type { SelectionControl } from "./use-row-selection.js";

/** What the handlers of the table body need. */
export interface RowEventContext {
  control: SelectionControl;
  /** Whether rows have a main action. */
  canAct: () => boolean;
  /** Runs the row's main action. Returns false if there is none. */
  act: (id: RowId) => boolean;
  focusRow: (id: RowId) => void;
}

// Checked once, because it is slow compared with the rest of a press.
const isMac = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether Ctrl, or Cmd on a Mac, is pressed. */
export function isAdditive(event: MouseEvent | KeyboardEvent): boolean {
  return isMac ? event.metaKey : event.ctrlKey;
}
