import type { DataTableColumn } from "./column.js";
import { allowedWidth, type ShownColumn } from "./column-layout.js";

/** Widths of windowed rows: each row is a grid of its own, so all follow one template. */
export interface ColumnTracks {
  /** `grid-template-columns`. */
  template: string;
  /** Least width of the whole, in px. */
  width: number;
}

/** Width of the cell that holds the checkbox, as in data-table.css. */
const selectCellWidth = 40;

/** What a character of the table's type takes in px, about; and what stands beside the text of a cell. */
const characterWidth = 6.9;
const cellPadding = 26;
const headerExtras = 22;
const elementExtras = 24;
/** Rows that are read to find how wide a column's text runs. */
const sampleSize = 16;

/** The tracks of the columns: as given, else as wide as the text of some rows; what is left over is shared out. */
export function columnTracks<Row>(
  columns: readonly ShownColumn<DataTableColumn<Row>>[],
  rows: readonly Row[],
  { hasCheckbox, actionsWidth }: { hasCheckbox: boolean; actionsWidth: number | undefined },
): ColumnTracks {
  const sample = sampleOf(rows);
  const tracks = columns.map((column) => {
    const width = column.fixedWidth ?? column.width ?? textWidth(column, sample);
    return { width, isFixed: column.fixedWidth !== undefined };
  });
  const isShared = tracks.some(({ isFixed }) => !isFixed);
  const template = tracks.map(({ width, isFixed }) =>
    isFixed && isShared ? `${width}px` : `minmax(${width}px, ${width}fr)`,
  );
  if (hasCheckbox) template.unshift(`${selectCellWidth}px`);
  if (actionsWidth !== undefined) template.push(`${actionsWidth}px`);
  const sum = tracks.reduce((total, { width }) => total + width, 0);
  return {
    template: template.join(" "),
    width: sum + (hasCheckbox ? selectCellWidth : 0) + (actionsWidth ?? 0),
  };
}

function sampleOf<Row>(rows: readonly Row[]): readonly Row[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize));
  return Array.from({ length: sampleSize }, (_, place) => rows[place * step]).filter(
    (row) => row !== undefined,
  );
}

function textWidth<Row>(column: DataTableColumn<Row>, sample: readonly Row[]): number {
  let widest = column.header.length * characterWidth + headerExtras;
  for (const row of sample) {
    const content = column.cell(row);
    const isText = typeof content === "string" || typeof content === "number";
    const text = String((isText ? content : column.value?.(row)) ?? "");
    widest = Math.max(widest, text.length * characterWidth + (isText ? 0 : elementExtras));
  }
  return allowedWidth(Math.min(widest + cellPadding, 420));
}
