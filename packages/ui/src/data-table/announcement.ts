import type { Messages } from "../messages/messages.js";
import type { RowId } from "./selection.js";

/** A selection to be told of. */
export interface Told {
  readonly ids: ReadonlySet<RowId>;
  /** How many rows that is: of 'all matching' more than the ids, which are those of the page shown. */
  readonly count: number;
}

/** What a change of the selection says to screen readers, once; nothing where another page of the same is shown. */
export function announcement(
  before: Told,
  after: Told,
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

function isWhole({ ids, count }: Told): boolean {
  return ids.size === count;
}
