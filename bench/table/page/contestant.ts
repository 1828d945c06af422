import type { PolicyRow } from "../data.ts";

/** A table in the run. Its file exports one of these as `contestant`. */
export interface Contestant {
  mount: (container: HTMLElement, rows: readonly PolicyRow[]) => MountedTable;
  /** What of a row is pressed to select it, where a press on its first cell does not. */
  pressed?: string;
}

export interface MountedTable {
  setRows: (rows: readonly PolicyRow[]) => void;
  selectedCount: () => number;
  unmount: () => void;
}
