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
  const added = [...after.ids].filter((id) => !before.ids.has(id));
  const changed = added.length > 0 ? added : [...before.ids].filter((id) => !after.ids.has(id));
  const [id] = changed;
  if (id === undefined) return undefined;
  const name = changed.length === 1 ? rowName(id) : undefined;
  if (name === undefined) return texts.manySelected(after.count);
  return added.length > 0 ? texts.rowSelected(name, after.count) : texts.rowUnselected(name, after.count);
}

function isWhole({ ids, count }: SelectionSummary): boolean {
  return ids.size === count;
}
