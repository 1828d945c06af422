import type { ResolvedColumn, ScreenPreferences } from "@portico/screens";
import type { ColumnLayout } from "@portico/ui/data-table";

/** The parts of a column that layouts depend on. */
export type LayoutColumn = Pick<ResolvedColumn, "field" | "isHidden">;

/** How a user sees a list: with its defaults or with their preferences. */
export interface ListLayout {
  /** The layout of the columns of all variants. */
  readonly layout: ColumnLayout;
  readonly density: "comfortable" | "compact" | undefined;
  readonly pageSize: number | undefined;
  /** The saved view that the screen opens with. */
  readonly defaultViewId?: string | undefined;
  /** Fields in the preferences that the screen no longer has. */
  readonly removedFields: readonly string[];
}

/** The layout without preferences. */
export function defaultLayout(columns: readonly LayoutColumn[]): ColumnLayout {
  return { order: [], hidden: hiddenFields(columns), widths: {} };
}

/**
 * Applies saved preferences to the current columns. Removed columns are omitted. New columns get the screen's
 * position and are hidden if the screen hides them by default.
 */
export function layoutFromPreferences(
  saved: ScreenPreferences | null,
  columns: readonly LayoutColumn[],
): ListLayout {
  if (!saved) {
    return { layout: defaultLayout(columns), density: undefined, pageSize: undefined, removedFields: [] };
  }
  const fields = columns.map(({ field }) => field);
  const exists = (field: string) => fields.includes(field);
  const added = columns.filter(({ field }) => !saved.order.includes(field));
  const hidden = new Set([...saved.hidden.filter(exists), ...hiddenFields(added)]);
  const shown = columns.filter(({ field, isHidden }) => isHidden && !hidden.has(field));
  const kept = new Set([...(saved.kept ?? []), ...shown.map(({ field }) => field)]);
  const named = [...saved.order, ...saved.hidden, ...kept, ...Object.keys(saved.widths)];
  return {
    layout: {
      order: omitDefaultOrder(mergeOrder(saved.order.filter(exists), fields), fields),
      hidden: fields.filter((field) => hidden.has(field)),
      ...(kept.size > 0 && { kept: fields.filter((field) => kept.has(field)) }),
      widths: Object.fromEntries(Object.entries(saved.widths).filter(([field]) => exists(field))),
    },
    density: saved.density,
    pageSize: saved.pageSize,
    defaultViewId: saved.defaultViewId,
    removedFields: [...new Set(named)].filter((field) => !exists(field)),
  };
}

/** Returns the preferences to save. The order contains every column, so that columns added later can be detected. */
export function preferencesFromLayout(
  { layout, density, pageSize, defaultViewId }: Omit<ListLayout, "removedFields">,
  columns: readonly LayoutColumn[],
): ScreenPreferences {
  const fields = columns.map(({ field }) => field);
  return {
    screenVersion: columnsHash(columns),
    order: mergeOrder(layout.order, fields),
    hidden: [...layout.hidden],
    ...(layout.kept && { kept: [...layout.kept] }),
    widths: { ...layout.widths },
    ...(density === undefined ? {} : { density }),
    ...(pageSize === undefined ? {} : { pageSize }),
    ...(defaultViewId === undefined ? {} : { defaultViewId }),
  };
}

/**
 * Applies a layout change of one variant. The columns of other variants keep their positions.
 * @param before the layout of all variants
 * @param next the layout from the columns menu, with only this variant's columns
 */
export function updateVariantLayout(
  before: ColumnLayout,
  next: ColumnLayout,
  columns: readonly LayoutColumn[],
): ColumnLayout {
  const fields = columns.map(({ field }) => field);
  const order = next.order.filter((field) => fields.includes(field));
  if (order.length === 0) return { ...next, order: [] };
  const remaining = [...order];
  const fullOrder = mergeOrder(before.order, fields).map((field) =>
    order.includes(field) ? (remaining.shift() ?? field) : field,
  );
  return { ...next, order: omitDefaultOrder(fullOrder, fields) };
}

/** Returns a hash of a screen's columns. It changes if a column is added, removed, moved, or hidden by default. */
export function columnsHash(columns: readonly LayoutColumn[]): string {
  const text = columns.map(({ field, isHidden }) => `${field}${isHidden ? "-" : ""}`).join();
  // 32-bit FNV-1a, which is sufficient to detect changes.
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** Adds fields that are missing in an order, each after the field it follows on the screen. */
function mergeOrder(order: readonly string[], fields: readonly string[]): string[] {
  const merged = [...order];
  fields.forEach((field, index) => {
    if (merged.includes(field)) return;
    const before = fields[index - 1];
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, field);
  });
  return merged;
}

/** Returns an empty order if it equals the screen's order. */
function omitDefaultOrder(order: readonly string[], fields: readonly string[]): readonly string[] {
  return order.every((field, index) => field === fields[index]) ? [] : order;
}

function hiddenFields(columns: readonly LayoutColumn[]): string[] {
  return columns.filter(({ isHidden }) => isHidden).map(({ field }) => field);
}
