/** What `rowId` says of a row: unique in all pages. */
export type RowId = string;

/** What is selected, and the row that Shift counts from. */
export interface RowSelection {
  /** On any page. */
  readonly ids: ReadonlySet<RowId>;
  /** Kept apart from the ids: a row toggled off can still be the anchor. */
  readonly anchor: RowId | undefined;
}

export interface PressKeys {
  /** Shift is held: take the range from the anchor. */
  shift: boolean;
  /** Ctrl or Cmd is held: keep what is selected. */
  additive: boolean;
}

/** No row, and no anchor. */
export const nothingSelected: RowSelection = { ids: new Set(), anchor: undefined };

/** The selection after pressing a row; `shown` holds the selectable ids in displayed order. */
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

/** The selection after pressing a row's checkbox: it toggles, with Shift it adds the range from the anchor. */
export function check(
  before: RowSelection,
  id: RowId,
  keys: Pick<PressKeys, "shift">,
  shown: readonly RowId[],
): RowSelection {
  if (!shown.includes(id)) return before;
  return keys.shift && isShown(before.anchor, shown) ? extend(before, id, true, shown) : toggle(before, id);
}

/** This row and no other, on any page; it becomes the anchor. */
export function only(id: RowId): RowSelection {
  return { ids: new Set([id]), anchor: id };
}

/** This row the other way round, the rest as it was; it becomes the anchor even when toggled off. */
export function toggle(before: RowSelection, id: RowId): RowSelection {
  const ids = new Set(before.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/** The rows from the anchor to this one, in displayed order; the anchor stays. */
export function extend(
  before: RowSelection,
  id: RowId,
  additive: boolean,
  shown: readonly RowId[],
): RowSelection {
  if (before.anchor === undefined) return before;
  const [from = 0, to = 0] = [shown.indexOf(before.anchor), shown.indexOf(id)].sort((a, b) => a - b);
  const range = shown.slice(from, to + 1);
  return { ids: new Set(additive ? [...before.ids, ...range] : range), anchor: before.anchor };
}

/** Where a range towards a row ends that may not be selectable itself: at the next one that is, seen from the anchor. */
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

/** Mark All: every selectable row of the page, beside what is selected on others. */
export function markAll(before: RowSelection, shown: readonly RowId[]): RowSelection {
  return { ids: new Set([...before.ids, ...shown]), anchor: before.anchor };
}

/** Takes the rows of the page out and leaves what is selected on others. */
export function unmarkShown(before: RowSelection, shown: readonly RowId[]): RowSelection {
  const leaving = new Set(shown);
  return { ids: new Set([...before.ids].filter((id) => !leaving.has(id))), anchor: undefined };
}

/** Unmark All: nothing selected, on any page, and no anchor. */
export function unmarkAll(): RowSelection {
  return nothingSelected;
}

/** What the header's checkbox shows: are all, some or none of the page's rows selected? */
export function pageState(ids: ReadonlySet<RowId>, shown: readonly RowId[]): boolean | "indeterminate" {
  if (ids.size === 0 || shown.length === 0) return false;
  const isFirstSelected = ids.has(shown[0] ?? "");
  return shown.every((id) => ids.has(id) === isFirstSelected) ? isFirstSelected : "indeterminate";
}

/** Pressing the header's checkbox: mixed or empty selects the rest of the page, checked takes the page out. */
export function pressHeader(before: RowSelection, shown: readonly RowId[]): RowSelection {
  return pageState(before.ids, shown) === true ? unmarkShown(before, shown) : markAll(before, shown);
}

/** The anchor after the page itself set the ids: emptied from outside (Unmark All, a new filter), it is gone. */
export function reconcile(before: RowSelection, ids: ReadonlySet<RowId>): RowSelection {
  if (haveSameIds(before.ids, ids)) return before;
  return { ids, anchor: ids.size === 0 ? undefined : before.anchor };
}

/** Whether the two hold the same rows, whatever their order. */
export function haveSameIds(one: ReadonlySet<RowId>, other: ReadonlySet<RowId>): boolean {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  for (const id of one) if (!other.has(id)) return false;
  return true;
}

function isShown(anchor: RowId | undefined, shown: readonly RowId[]): anchor is RowId {
  return anchor !== undefined && shown.includes(anchor);
}

export interface PressRules {
  /** How many rows can be selected at once. */
  mode: "one" | "many";
  /** What a plain press does: select only this row, or toggle it. */
  click: "replace" | "toggle";
}

/** The selection after pressing a row of a table with these rules. */
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
