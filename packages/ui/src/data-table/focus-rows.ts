import { focusHome } from "../focus-return/focus-return.js";
import type { RowId } from "./selection.js";

/**
 * Moves the focus into the first table of a container: to a row, or in a table without selectable rows to its first
 * link or button. An empty table focuses its message.
 * @param id of the row. @default the one that Tab would reach, which takes the place of one that left
 * @returns false if the container has no table
 */
export function focusRows(container: ParentNode, id?: RowId): boolean {
  return focusHome(container.querySelector(".portico-table"), id);
}
