import type { KeyboardEvent, MouseEvent } from "react";
import type { RowId } from "./selection.js";
import type { SelectionControl } from "./use-row-selection.js";

/** What the handlers of the table's body work with. */
export interface RowEventContext {
  control: SelectionControl;
  /** Whether rows have a main action. */
  canAct: () => boolean;
  /** Does the row's main action; false where there is none. */
  act: (id: RowId) => boolean;
  focusRow: (id: RowId) => void;
}

// Asked once: the answer takes a browser longer than the rest of a press.
const isMac = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether Ctrl is held, or Cmd on a Mac. */
export function isAdditive(event: MouseEvent | KeyboardEvent): boolean {
  return isMac ? event.metaKey : event.ctrlKey;
}
