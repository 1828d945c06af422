import type { ScreenPreferences } from "@portico/contract/features/preferences.schemas";
import type { ResolvedColumn } from "@portico/portal-config";
import type { ColumnLayout } from "@portico/ui/data-table";

/** A column as arrangements know it. */
export type LayoutColumn = Pick<ResolvedColumn, "field" | "isHidden">;

/** How a user sees a list: its defaults, or their preferences. */
export interface ListLayout {
  /** Of the columns of all variants. */
  readonly layout: ColumnLayout;
  readonly density: "comfortable" | "compact" | undefined;
  readonly pageSize: number | undefined;
  /** Fields in the preferences that the screen no longer has. */
  readonly removedFields: readonly string[];
}

/** The default layout, with the columns that are hidden by default. */
export function defaultLayout(columns: readonly LayoutColumn[]): ColumnLayout {
  return { order: [], hidden: hiddenOf(columns), widths: {} };
}

/**
 * What was kept, brought up to the screen as it is now: columns that are gone are dropped, new ones stand where the
 * screen has them, hidden where it hides them.
 */
export function layoutFromPreferences(
  saved: ScreenPreferences | null,
  columns: readonly LayoutColumn[],
): ListLayout {
  if (!saved) {
    return { layout: defaultLayout(columns), density: undefined, pageSize: undefined, removedFields: [] };
  }
  const fields = columns.map(({ field }) => field);
  const isKnown = (field: string) => fields.includes(field);
  const added = columns.filter(({ field }) => !saved.order.includes(field));
  const hidden = new Set([...saved.hidden.filter(isKnown), ...hiddenOf(added)]);
  const named = [...saved.order, ...saved.hidden, ...Object.keys(saved.widths)];
  return {
    layout: {
      order: orderOrNone(mergeOrder(saved.order.filter(isKnown), fields), fields),
      hidden: fields.filter((field) => hidden.has(field)),
      widths: Object.fromEntries(Object.entries(saved.widths).filter(([field]) => isKnown(field))),
    },
    density: saved.density,
    pageSize: saved.pageSize,
    removedFields: [...new Set(named)].filter((field) => !isKnown(field)),
  };
}

/** The preferences to save; the order has every column, so that new columns can be told from moved ones. */
export function preferencesFromLayout(
  { layout, density, pageSize }: Pick<ListLayout, "layout" | "density" | "pageSize">,
  columns: readonly LayoutColumn[],
): ScreenPreferences {
  const fields = columns.map(({ field }) => field);
  return {
    screenVersion: columnsHash(columns),
    order: mergeOrder(layout.order, fields),
    hidden: [...layout.hidden],
    widths: { ...layout.widths },
    ...(density === undefined ? {} : { density }),
    ...(pageSize === undefined ? {} : { pageSize }),
  };
}

/**
 * The layout after the columns of one variant were arranged: those of the other variants keep their places.
 * @param before of all variants
 * @param next as the columns menu answers it, its order of the variant's columns alone
 */
export function updateVariantLayout(
  before: ColumnLayout,
  next: ColumnLayout,
  columns: readonly LayoutColumn[],
): ColumnLayout {
  const fields = columns.map(({ field }) => field);
  const order = next.order.filter((field) => fields.includes(field));
  if (order.length === 0) return { ...next, order: [] };
  const waiting = [...order];
  const whole = mergeOrder(before.order, fields).map((field) =>
    order.includes(field) ? (waiting.shift() ?? field) : field,
  );
  return { ...next, order: orderOrNone(whole, fields) };
}

/** A key for the columns of a screen; changes if a column is added, removed, moved, or hidden by default. */
export function columnsHash(columns: readonly LayoutColumn[]): string {
  const text = columns.map(({ field, isHidden }) => `${field}${isHidden ? "-" : ""}`).join();
  // FNV-1a of 32 bits: to tell versions apart, not to protect anything.
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** All fields: those ordered, and each new one behind the field that it follows on the screen. */
function mergeOrder(order: readonly string[], fields: readonly string[]): string[] {
  const merged = [...order];
  fields.forEach((field, index) => {
    if (merged.includes(field)) return;
    const before = fields[index - 1];
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, field);
  });
  return merged;
}

/** An order that is the screen's own is none. */
function orderOrNone(order: readonly string[], fields: readonly string[]): readonly string[] {
  return order.every((field, index) => field === fields[index]) ? [] : order;
}

function hiddenOf(columns: readonly LayoutColumn[]): string[] {
  return columns.filter(({ isHidden }) => isHidden).map(({ field }) => field);
}
