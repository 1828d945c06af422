import type { Field } from "@portico/contract";
import type { Row } from "../../../db/database.ts";

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
  /** Labels of the filters in use. Their values may be personal. */
  readonly filters: readonly string[];
  readonly madeBy: string;
  readonly madeAt: Date;
  /** The business time zone for timestamps. */
  readonly timeZone: string;
}

/** Writes rows in one format. */
export interface ExportWriter {
  /** The `content-type`. */
  readonly contentType: string;
  /** The file in chunks. Returning early releases all resources. */
  write(file: ExportFile, rows: AsyncIterable<Row[]>): AsyncIterable<string | Uint8Array>;
}
