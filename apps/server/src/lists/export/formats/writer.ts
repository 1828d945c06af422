import type { Field } from "@portico/contract";
import type { Row } from "../../../db/database.ts";

/** A column of an exported file. */
export interface ExportColumn {
  readonly name: string;
  readonly field: Field;
}

/** What a file says, but for its rows. */
export interface ExportFile {
  /** What the list is called. */
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** How many rows were counted when it was begun. */
  readonly rowCount: number;
  /** What the filters in use are called; their values may be personal. */
  readonly filters: readonly string[];
  readonly madeBy: string;
  readonly madeAt: Date;
  /** The zone of the business, in which moments are written. */
  readonly timeZone: string;
}

/** Writes rows as a file of one format. */
export interface ExportWriter {
  /** The `content-type`. */
  readonly contentType: string;
  /** The file in pieces, as its rows come; ending it early ends all that works for it. */
  write(file: ExportFile, rows: AsyncIterable<Row[]>): AsyncIterable<string | Uint8Array>;
}
