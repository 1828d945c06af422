import type { TableRow } from "../table-row.ts";
import { UnreadableFileError } from "../unreadable-file-error.ts";
import { openArchive } from "./archive.ts";
import { readNumberFormats } from "./number-formats.ts";
import { readSharedStrings } from "./shared-strings.ts";
import { type CellContext, maxCells, readSheetRows } from "./sheet-rows.ts";
import { readWorkbook, type SheetEntry } from "./workbook.ts";

/** A workbook whose sheet is chosen. */
export interface OpenWorkbook {
  /** The visible sheets with data, in their order. */
  readonly sheets: readonly string[];
  readonly hiddenSheets: readonly string[];
  /** The name of the chosen sheet. */
  readonly sheet: string;
  /** The rows of the chosen sheet, read on demand. */
  rows(): AsyncGenerator<TableRow>;
}

/** How many sheets an error names. */
const maxNamed = 20;

/**
 * Opens a workbook. Reads nothing outside of it.
 * @param fd the descriptor of its file, which stays open
 * @param wanted the name of a sheet. By default, the first visible sheet with data
 * @throws UnreadableFileError if it can't be read, or has no such sheet
 */
export async function openWorkbook(fd: number, wanted?: string): Promise<OpenWorkbook> {
  const archive = await openArchive(fd);
  const workbook = await readWorkbook(archive);
  const { sharedStrings, styles, is1904 } = workbook;
  const hasStrings = sharedStrings !== undefined && archive.has(sharedStrings);
  const hasStyles = styles !== undefined && archive.has(styles);
  const context: CellContext = {
    strings: hasStrings ? await readSharedStrings(archive.read(sharedStrings)) : undefined,
    formats: await readNumberFormats(hasStyles ? archive.read(styles) : undefined, is1904),
    budget: { cells: maxCells },
  };
  const rowsOf = ({ path }: SheetEntry) => readSheetRows(archive.read(path), context);
  const filled: SheetEntry[] = [];
  for (const sheet of workbook.sheets)
    if (!sheet.isHidden && (await hasData(rowsOf(sheet)))) filled.push(sheet);
  const chosen = wanted === undefined ? (filled[0] ?? workbook.sheets[0]) : find(workbook.sheets, wanted);
  if (!chosen) throw new UnreadableFileError(1, noSheet(wanted, workbook.sheets));
  return {
    sheets: filled.map(({ name }) => name),
    hiddenSheets: workbook.sheets.flatMap(({ name, isHidden }) => (isHidden ? [name] : [])),
    sheet: chosen.name,
    rows: () => rowsOf(chosen),
  };
}

/** A sheet by its name, without case as in spreadsheet programs. */
function find(sheets: readonly SheetEntry[], wanted: string): SheetEntry | undefined {
  const name = wanted.trim().toLowerCase();
  return sheets.find((sheet) => sheet.name.trim().toLowerCase() === name);
}

async function hasData(rows: AsyncGenerator<TableRow>): Promise<boolean> {
  for await (const { cells } of rows) if (cells.some((cell) => cell.trim() !== "")) return true;
  return false;
}

function noSheet(wanted: string | undefined, sheets: readonly SheetEntry[]): string {
  if (wanted === undefined) return "The file has no worksheet.";
  const names = sheets.slice(0, maxNamed).map(({ name }) => `“${name}”`);
  return `The file has no such sheet. It has ${new Intl.ListFormat("en-US").format(names)}.`;
}
