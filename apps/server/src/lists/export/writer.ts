import type { ExportFormat, Field } from "@portico/contract";
import type { Row } from "../../db/database.ts";
import { csvWriter } from "./csv.ts";

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

/** One writer for each format of the contract; another format is one more line here and there. */
export const writers = { csv: csvWriter } satisfies Record<ExportFormat, ExportWriter>;
