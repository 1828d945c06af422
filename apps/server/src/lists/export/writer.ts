import type { Field } from "@portico/contract";
import type { Row } from "../../db/database.ts";

/** A column of an exported file. */
export interface ExportColumn {
  readonly name: string;
  readonly field: Field;
}

/** Writes rows as a file of one format. */
export interface ExportWriter {
  /** The `content-type`. */
  readonly contentType: string;
  /** The file in pieces, as its rows come. */
  write(columns: readonly ExportColumn[], rows: AsyncIterable<Row[]>): AsyncIterable<string>;
}
