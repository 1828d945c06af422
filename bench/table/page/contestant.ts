import type { PolicyRow } from "../data.ts";

/** A table in the benchmark. Its file exports one as `contestant`. */
export interface Contestant {
  mount: (container: HTMLElement, rows: readonly PolicyRow[]) => MountedTable;
  /** The selector of the element to press in order to select a row, if pressing its first cell doesn't. */
  pressed?: string;
}

export interface MountedTable {
  setRows: (rows: readonly PolicyRow[]) => void;
  selectedCount: () => number;
  unmount: () => void;
}
