import type { ScreenPreferences } from "@portico/contract/features/preferences.schemas";
import type { ResolvedColumn } from "@portico/portal-config";
import type { ColumnLayout } from "@portico/ui/data-table";

/** A column as arrangements know it. */
export type ArrangedColumn = Pick<ResolvedColumn, "field" | "isHidden">;

/** How a person sees a screen: as it comes, or as they arranged it. */
export interface Arrangement {
  /** Of the columns of all variants. */
  readonly layout: ColumnLayout;
  readonly density: "comfortable" | "compact" | undefined;
  readonly pageSize: number | undefined;
  /** Columns that were arranged and that the screen no longer has. */
  readonly gone: readonly string[];
}

/** The columns as the screen brings them, those hidden by default hidden. */
export function standardLayout(columns: readonly ArrangedColumn[]): ColumnLayout {
  return { order: [], hidden: hiddenOf(columns), widths: {} };
}

/**
 * What was kept, brought up to the screen as it is now: columns that are gone are dropped, new ones stand where the
 * screen has them, hidden where it hides them.
 */
export function arrangementOf(
  kept: ScreenPreferences | null,
  columns: readonly ArrangedColumn[],
): Arrangement {
  if (!kept) {
    return { layout: standardLayout(columns), density: undefined, pageSize: undefined, gone: [] };
  }
  const fields = columns.map(({ field }) => field);
  const isKnown = (field: string) => fields.includes(field);
  const added = columns.filter(({ field }) => !kept.order.includes(field));
  const hidden = new Set([...kept.hidden.filter(isKnown), ...hiddenOf(added)]);
  const named = [...kept.order, ...kept.hidden, ...Object.keys(kept.widths)];
  return {
    layout: {
      order: orderOrNone(mergeOrder(kept.order.filter(isKnown), fields), fields),
      hidden: fields.filter((field) => hidden.has(field)),
      widths: Object.fromEntries(Object.entries(kept.widths).filter(([field]) => isKnown(field))),
    },
    density: kept.density,
    pageSize: kept.pageSize,
    gone: [...new Set(named)].filter((field) => !isKnown(field)),
  };
}

/** What is kept of an arrangement; the order names every column, so that a new one can be told from one that was moved. */
export function preferencesOf(
  { layout, density, pageSize }: Pick<Arrangement, "layout" | "density" | "pageSize">,
  columns: readonly ArrangedColumn[],
): ScreenPreferences {
  const fields = columns.map(({ field }) => field);
  return {
    screenVersion: versionOf(columns),
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
export function arrangeVariant(
  before: ColumnLayout,
  next: ColumnLayout,
  columns: readonly ArrangedColumn[],
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

/** Short for what columns a screen has: another one where a column comes or goes, is moved, or is hidden by default. */
export function versionOf(columns: readonly ArrangedColumn[]): string {
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

function hiddenOf(columns: readonly ArrangedColumn[]): string[] {
  return columns.filter(({ isHidden }) => isHidden).map(({ field }) => field);
}
