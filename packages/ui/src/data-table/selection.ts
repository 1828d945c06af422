/** A row's id from `rowId`, unique across all pages. */
export type RowId = string;

/** The selected ids and the anchor of Shift ranges. */
export interface RowSelection {
  /** On any page. */
  readonly ids: ReadonlySet<RowId>;
  /** Separate from the ids, because a row that was toggled off can still be the anchor. */
  readonly anchor: RowId | undefined;
}

interface PressKeys {
  /** Shift is pressed: select the range from the anchor. */
  shift: boolean;
  /** Ctrl or Cmd is pressed: keep the existing selection. */
  additive: boolean;
}

/** An empty selection without an anchor. */
export const nothingSelected: RowSelection = { ids: new Set(), anchor: undefined };

/** The selection after pressing a row. `shown` contains the selectable ids in display order. */
export function press(
  before: RowSelection,
  id: RowId,
  keys: PressKeys,
  shown: readonly RowId[],
): RowSelection {
  if (!shown.includes(id)) return before;
  if (keys.shift && isShown(before.anchor, shown)) return extend(before, id, keys.additive, shown);
  return keys.additive ? toggle(before, id) : only(id);
}

/** The selection after clicking a row's checkbox: toggles it, or with Shift adds the range from the anchor. */
export function check(
  before: RowSelection,
  id: RowId,
  keys: Pick<PressKeys, "shift">,
  shown: readonly RowId[],
): RowSelection {
  if (!shown.includes(id)) return before;
  return keys.shift && isShown(before.anchor, shown) ? extend(before, id, true, shown) : toggle(before, id);
}

/** Selects only this row, which becomes the anchor. */
export function only(id: RowId): RowSelection {
  return { ids: new Set([id]), anchor: id };
}

/** Toggles this row, which becomes the anchor even when toggled off. */
export function toggle(before: RowSelection, id: RowId): RowSelection {
  const ids = new Set(before.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/** Selects the rows from the anchor to this one, in display order. The anchor stays. */
function extend(before: RowSelection, id: RowId, additive: boolean, shown: readonly RowId[]): RowSelection {
  if (before.anchor === undefined) return before;
  const [from = 0, to = 0] = [shown.indexOf(before.anchor), shown.indexOf(id)].sort((a, b) => a - b);
  const range = shown.slice(from, to + 1);
  return { ids: new Set(additive ? [...before.ids, ...range] : range), anchor: before.anchor };
}

/** The end of a range toward a row that may not be selectable: the nearest selectable row on the anchor's side. */
export function endOfRange(
  anchor: RowId | undefined,
  id: RowId,
  rows: readonly RowId[],
  shown: readonly RowId[],
): RowId {
  if (anchor === undefined || shown.includes(id)) return id;
  const selectable = new Set(shown);
  const step = rows.indexOf(anchor) < rows.indexOf(id) ? -1 : 1;
  let at = rows.indexOf(id);
  while (at >= 0 && at < rows.length && !selectable.has(rows[at] ?? "")) at += step;
  return rows[at] ?? id;
}

/** Mark All: adds every selectable row of the page to the selection. */
export function markAll(before: RowSelection, shown: readonly RowId[]): RowSelection {
  return { ids: new Set([...before.ids, ...shown]), anchor: before.anchor };
}

/** Removes the page's rows from the selection and keeps those of other pages. */
export function unmarkShown(before: RowSelection, shown: readonly RowId[]): RowSelection {
  const leaving = new Set(shown);
  return { ids: new Set([...before.ids].filter((id) => !leaving.has(id))), anchor: undefined };
}

/** Unmark All: clears the selection on all pages and the anchor. */
export function unmarkAll(): RowSelection {
  return nothingSelected;
}

/** State of the header checkbox: all, some or none of the page's rows. */
export function pageState(ids: ReadonlySet<RowId>, shown: readonly RowId[]): boolean | "indeterminate" {
  if (ids.size === 0 || shown.length === 0) return false;
  const isFirstSelected = ids.has(shown[0] ?? "");
  return shown.every((id) => ids.has(id) === isFirstSelected) ? isFirstSelected : "indeterminate";
}

/** The selection after clicking the header checkbox: selects the whole page, or deselects it if it was checked. */
export function pressHeader(before: RowSelection, shown: readonly RowId[]): RowSelection {
  return pageState(before.ids, shown) === true ? unmarkShown(before, shown) : markAll(before, shown);
}

/**
 * The selection after the page itself set the ids. If it cleared them (Unmark All, a new filter), the anchor is
 * cleared too.
 */
export function reconcile(before: RowSelection, ids: ReadonlySet<RowId>): RowSelection {
  if (haveSameIds(before.ids, ids)) return before;
  return { ids, anchor: ids.size === 0 ? undefined : before.anchor };
}

/** Whether both contain the same rows, in any order. */
export function haveSameIds(one: ReadonlySet<RowId>, other: ReadonlySet<RowId>): boolean {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  for (const id of one) if (!other.has(id)) return false;
  return true;
}

function isShown(anchor: RowId | undefined, shown: readonly RowId[]): anchor is RowId {
  return anchor !== undefined && shown.includes(anchor);
}

interface PressRules {
  /** How many rows can be selected. */
  mode: "one" | "many";
  /** What a plain click does: select only this row, or toggle it. */
  click: "replace" | "toggle";
}

/** The selection after pressing a row, by the table's rules. */
export function pressByRules(
  before: RowSelection,
  id: RowId,
  keys: PressKeys,
  shown: readonly RowId[],
  rules: PressRules,
): RowSelection {
  const isToggling = keys.additive || rules.click === "toggle";
  if (rules.mode === "many") {
    return press(before, id, { shift: keys.shift, additive: keys.shift ? keys.additive : isToggling }, shown);
  }
  if (!shown.includes(id)) return before;
  return isToggling && before.ids.has(id) ? nothingSelected : only(id);
}
