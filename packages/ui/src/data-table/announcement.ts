import type { Messages } from "../messages/messages.js";
import type { RowId } from "./selection.js";

/** What a change of the selection says to screen readers, once. */
export function announcement(
  before: ReadonlySet<RowId>,
  after: ReadonlySet<RowId>,
  rowName: (id: RowId) => string | undefined,
  words: Messages["table"],
): string {
  const [added, ...furtherAdded] = [...after].filter((id) => !before.has(id));
  const [removed, ...furtherRemoved] = [...before].filter((id) => !after.has(id));
  if (added !== undefined && furtherAdded.length === 0) {
    const name = rowName(added);
    if (name !== undefined) return words.rowSelected(name, after.size);
  }
  if (after.size === 0) return words.noneSelected;
  if (added === undefined && removed !== undefined && furtherRemoved.length === 0) {
    const name = rowName(removed);
    if (name !== undefined) return words.rowUnselected(name, after.size);
  }
  return words.manySelected(after.size);
}
