import type { Messages } from "../messages/messages.js";
import type { RowId } from "./selection.js";

/** A selection, for announcements. */
export interface SelectionSummary {
  readonly ids: ReadonlySet<RowId>;
  /**
   * Number of selected rows. For 'all matching' it is larger than `ids`, which has only the rows of the shown page.
   */
  readonly count: number;
}

/** The announcement for a selection change. Undefined if only the page of an 'all matching' selection changed. */
export function selectionAnnouncement(
  before: SelectionSummary,
  after: SelectionSummary,
  rowName: (id: RowId) => string | undefined,
  texts: Messages["table"],
): string | undefined {
  if (after.count === 0) return before.count === 0 ? undefined : texts.noneSelected;
  if (!isWhole(before) || !isWhole(after)) {
    return before.count === after.count ? undefined : texts.manySelected(after.count);
  }
  const [added, ...furtherAdded] = [...after.ids].filter((id) => !before.ids.has(id));
  const [removed, ...furtherRemoved] = [...before.ids].filter((id) => !after.ids.has(id));
  if (added === undefined && removed === undefined) return undefined;
  if (added !== undefined && furtherAdded.length === 0) {
    const name = rowName(added);
    if (name !== undefined) return texts.rowSelected(name, after.count);
  }
  if (added === undefined && removed !== undefined && furtherRemoved.length === 0) {
    const name = rowName(removed);
    if (name !== undefined) return texts.rowUnselected(name, after.count);
  }
  return texts.manySelected(after.count);
}

function isWhole({ ids, count }: SelectionSummary): boolean {
  return ids.size === count;
}
