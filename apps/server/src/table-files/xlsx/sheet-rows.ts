import { maxColumns, tooManyColumns } from "../table-limits.ts";
import type { TableRow } from "../table-row.ts";
import { UnreadableFileError } from "../unreadable-file-error.ts";
import { decodeEscapes } from "./cell-text.ts";
import type { NumberFormats } from "./number-formats.ts";
import { readXml } from "./read-xml.ts";
import type { SharedStrings } from "./shared-strings.ts";
import { damaged } from "./spreadsheet-errors.ts";

/** What the texts of cells depend on. */
export interface CellContext {
  readonly strings: SharedStrings | undefined;
  readonly formats: NumberFormats;
  /** The number of cells that can still be read of a workbook. */
  readonly budget: { cells: number };
}

/** The maximum number of cells that are read of a workbook, including empty ones: 200,000 rows with 40 columns. */
export const maxCells = 8_000_000;
const maxTextLength = 100_000;

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  text: string;
  hasValue: boolean;
  hasFormula: boolean;
}

/**
 * Reads the rows of a worksheet as text. Formulas have the value that was stored with them, and are never computed.
 * @throws UnreadableFileError if it has too many cells, or a formula has no stored value
 */
export async function* readSheetRows(
  bytes: AsyncIterable<Uint8Array>,
  { strings, formats, budget }: CellContext,
): AsyncGenerator<TableRow> {
  let rows: TableRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let cell: OpenCell | undefined;
  let isData = false;
  let isText = false;
  let phonetics = 0;
  const spend = (count: number) => {
    budget.cells -= count;
    if (budget.cells < 0)
      throw new UnreadableFileError(
        line,
        `The spreadsheet has more than ${maxCells.toLocaleString("en-US")} cells. Save the sheet as “CSV UTF-8”, then upload it again.`,
      );
  };
  const openCell = (attributes: Readonly<Record<string, string>>) => {
    spend(1);
    const column = attributes.r === undefined ? cells.length : columnOf(attributes.r);
    if (column >= maxColumns) throw tooManyColumns(line);
    const style = Number(attributes.s ?? 0);
    cell = { column, style, type: attributes.t ?? "n", text: "", hasValue: false, hasFormula: false };
  };
  const closeCell = (closed: OpenCell) => {
    if (closed.hasFormula && !closed.hasValue)
      throw new UnreadableFileError(
        line,
        "A cell has a formula without a stored value. Open the file in a spreadsheet program, save it, then upload it again.",
      );
    const text = textOf(closed);
    if (text === "") return;
    spend(Math.max(0, closed.column - cells.length));
    cells[closed.column] = text;
  };
  const textOf = ({ type, style, text }: OpenCell): string => {
    switch (type) {
      case "s":
        return text === "" ? "" : (strings?.get(Number(text)) ?? "");
      case "b":
        return text === "" ? "" : text === "1" ? "TRUE" : "FALSE";
      case "n": {
        const value = Number(text);
        return text.trim() === "" ? "" : Number.isFinite(value) ? formats(style)(value) : text;
      }
      default:
        return decodeEscapes(text);
    }
  };
  const parsed = readXml(bytes, {
    open: (name, attributes) => {
      isText = false;
      if (name === "sheetData") isData = true;
      else if (!isData) return;
      else if (name === "row") {
        const number = Number(attributes.r ?? line + 1);
        line = Number.isInteger(number) && number > line ? number : line + 1;
        cells = [];
      } else if (name === "c") openCell(attributes);
      else if (!cell) return;
      else if (name === "rPh") phonetics++;
      else if (name === "f") cell.hasFormula = true;
      else if (name === "v" || name === "t") {
        isText = phonetics === 0;
        cell.hasValue = true;
      }
    },
    text: (part) => {
      if (!isText || !cell) return;
      cell.text += part;
      if (cell.text.length > maxTextLength) throw damaged(line);
    },
    close: (name) => {
      isText = false;
      if (name === "rPh") phonetics--;
      else if (name === "c" && cell) {
        closeCell(cell);
        cell = undefined;
      } else if (name === "row" && isData) rows.push({ line, cells });
      else if (name === "sheetData") isData = false;
    },
  });
  for await (const _ of parsed) {
    // Gaps are filled one row at a time, so that rows with a last column only need no memory at once.
    for (const row of rows) yield { line: row.line, cells: Array.from(row.cells, (text) => text ?? "") };
    rows = [];
  }
}

/** The position of a cell's column by its reference: 27 for `AB12`. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length && at < 8; at++) {
    const letter = reference.charCodeAt(at) & 0xdf;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + (letter - 64);
  }
  return column - 1;
}
