import type { Field } from "@portico/contract";
import type { Row } from "../../../db/database.ts";
import type { ExportLanguage } from "./export-messages.ts";

/** A column of an exported file. */
export interface ExportColumn {
  readonly name: string;
  readonly field: Field;
}

/** The contents of a file except for its rows. */
export interface ExportFile {
  /** The list's title. */
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** The number of rows when the export started. */
  readonly rowCount: number;
  /** The filters in use, with their values: `State: FL`. */
  readonly filters: readonly string[];
  readonly madeBy: string;
  readonly madeAt: Date;
  /** The business time zone for timestamps. */
  readonly timeZone: string;
  /** @default "en" */
  readonly language?: ExportLanguage;
  /** For grouped rows. */
  readonly grouping?: Grouping;
}

/** How rows are grouped. In a PDF, groups have headings and totals. */
export interface Grouping {
  /** The kind of each line in order: the level of a heading (`"0"`), `"row"`, `"subtotal"` or `"total"`. */
  readonly levels: readonly string[];
  /** The name at the top of the first page. */
  readonly brand: string;
  /** The totals by column, for the width of the columns. */
  readonly totals: Row;
}

/** The property of a grouped row with its kind, as in `Grouping`. */
export const lineKind = "line kind";
/** The property with the text of a heading, subtotal or total. */
export const lineText = "line text";

/** Writes rows in one format. */
export interface ExportWriter {
  /** The `content-type`. */
  readonly contentType: string;
  /** The file in chunks. Returning early releases all resources. */
  write(file: ExportFile, rows: AsyncIterable<Row[]>): AsyncIterable<string | Uint8Array>;
}
