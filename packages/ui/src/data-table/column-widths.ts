import type { TableColumn } from "./column.js";
import { isText } from "./text-cells.js";
import type { WidthOf } from "./use-text-width.js";

/** Minimum and maximum of the width that a column takes from its texts, in px. */
const textWidthLimits = { min: 44, max: 280 } as const;
/** The width of texts that have not arrived, in px. */
const reservedTextWidth = 120;
/** The share of the texts that a flexible column has room for. */
const percentile = 0.95;
/** How much longer the texts of later pages have to be before a flexible column gets wider. */
const tolerance = 1.2;
/** Number of rows whose texts are measured. */
const sampleSize = 60;

/** Width of what surrounds the text of a cell, in px. */
const cellPadding = 26;
const tightPadding = 14;
/** The font of headers, in proportion to that of cells, and the width of the sort arrow in px. */
const headerScale = 12 / 13;
const sortArrow = 16;
/** Width in px that elements such as a badge add to their text. */
const elementExtras = 30;
/** Width in px that the button of an editable cell adds to it. */
const editButton = 10;

/** Whether a column gives and takes width: texts do; numbers, dates and given widths do not. */
export function isFlexible({
  fixedWidth,
  width,
  align,
  typicalText,
}: Pick<TableColumn<never>, "fixedWidth" | "width" | "align" | "typicalText">): boolean {
  return (fixedWidth ?? width ?? typicalText) === undefined && align !== "end";
}

/** The width in px that a column's header and nearly all of its texts need. */
export function columnWidth<Row>(column: TableColumn<Row>, rows: readonly Row[], widthOf: WidthOf): number {
  const header = widthOf(column.name) * headerScale + (column.isSortable ? sortArrow : 0);
  const texts = textsWidth(column, sampleOf(rows, sampleSize), widthOf);
  const padding = column.isTight ? tightPadding : cellPadding;
  const width = Math.ceil(Math.max(header, texts)) + padding;
  return Math.min(Math.max(width, textWidthLimits.min), textWidthLimits.max);
}

function textsWidth<Row>(column: TableColumn<Row>, rows: readonly Row[], widthOf: WidthOf): number {
  const { typicalText } = column;
  const cells = rows.map((row) => cellText(column, row)).toSorted((a, b) => a.text.length - b.text.length);
  const share = isFlexible(column) ? percentile : 1;
  // The longest of those that fit, and its neighbors: of two texts of one length, one may be wider.
  const end = Math.ceil(cells.length * share);
  const longest = cells.slice(Math.max(0, end - 3), end);
  const widest = Math.max(0, ...longest.map(({ text, extras }) => widthOf(text) + extras));
  const isKnown = rows.length > 0 || typicalText !== undefined || column.align === "end";
  const extras = Math.max(0, ...cells.map((cell) => cell.extras));
  const typical = typicalText === undefined ? 0 : widthOf(typicalText) + extras;
  return isKnown ? Math.max(widest, typical) : reservedTextWidth;
}

/** The text of a cell, and the width in px that its elements add. */
export function cellText<Row>(column: TableColumn<Row>, row: Row): { text: string; extras: number } {
  const content = column.cell(row);
  if (isText(content)) return { text: typeof content === "boolean" ? "" : String(content ?? ""), extras: 0 };
  return { text: column.text?.(row) ?? "", extras: elementExtras + (column.isEditable ? editButton : 0) };
}

/** Rows at equal distances, at most `size`. */
export function sampleOf<Row>(rows: readonly Row[], size: number): readonly Row[] {
  const step = Math.ceil(rows.length / size);
  return rows.filter((_, index) => index % step === 0);
}

/**
 * The widths by id that a page's columns without a given width need, after those of earlier pages: no column gets
 * narrower, and a flexible one gets wider only for much longer texts, so that columns do not move between pages.
 */
export function settledWidths<Row>(
  before: ReadonlyMap<string, number>,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  widthOf: WidthOf,
): ReadonlyMap<string, number> {
  const measured = columns.filter(({ fixedWidth, width }) => (fixedWidth ?? width) === undefined);
  return new Map([
    ...before,
    ...measured.map((column): [string, number] => {
      const width = columnWidth(column, rows, widthOf);
      const settled = before.get(column.id) ?? 0;
      return [column.id, width > settled * (isFlexible(column) ? tolerance : 1) ? width : settled];
    }),
  ]);
}
